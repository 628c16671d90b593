import type { SearchFilters } from '@suchi/contracts/discovery';
import { normaliseCountry } from '@suchi/domain/discovery';

/** Trims text, normalises the country and orders ranges. */
export function tidyFilters(filters: SearchFilters): SearchFilters {
  const [born_from, born_to] = inOrder(filters.born_from, filters.born_to);
  const [height_from_cm, height_to_cm] = inOrder(filters.height_from_cm, filters.height_to_cm);
  return {
    ...filters,
    name: tidyText(filters.name),
    country: tidyText(filters.country && normaliseCountry(filters.country)),
    location: tidyText(filters.location),
    born_from,
    born_to,
    height_from_cm,
    height_to_cm,
  };
}

/** Whether any filter but the gender is set. */
export function hasFilters(filters: SearchFilters): boolean {
  return Object.entries(filters).some(
    ([key, value]) => key !== 'gender' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
}

function tidyText(text: string | null): string | null {
  return text?.trim() || null;
}

function inOrder<Value extends string | number>(
  from: Value | null,
  to: Value | null,
): [Value | null, Value | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}
