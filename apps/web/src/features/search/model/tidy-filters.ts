import type { SearchFilters } from '@suchi/contracts/discovery';
import { normaliseCountry } from '@suchi/domain/discovery';

/** Trims text, normalises the country, orders ranges and drops a currency without an amount. */
export function tidyFilters(filters: SearchFilters): SearchFilters {
  const [born_from, born_to] = inOrder(filters.born_from, filters.born_to);
  const [height_from_cm, height_to_cm] = inOrder(filters.height_from_cm, filters.height_to_cm);
  const [age_from, age_to] = inOrder(filters.age_from, filters.age_to);
  const [income_from, income_to] = inOrder(filters.income_from, filters.income_to);
  const hasIncome = income_from !== null || income_to !== null;
  return {
    ...filters,
    name: tidyText(filters.name),
    country: tidyText(filters.country && normaliseCountry(filters.country)),
    location: tidyText(filters.location),
    native_place: tidyText(filters.native_place),
    born_from,
    born_to,
    height_from_cm,
    height_to_cm,
    age_from,
    age_to,
    income_from,
    income_to,
    income_currency: hasIncome ? (filters.income_currency ?? 'INR') : null,
  };
}

/** Whether any filter but the gender is set. */
export function hasFilters(filters: SearchFilters): boolean {
  return Object.entries(filters).some(
    ([key, value]) => key !== 'gender' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
}

/** The ranges that end before they begin. */
export function listReversedRanges(filters: SearchFilters): ('born' | 'age' | 'height' | 'income')[] {
  const ranges = {
    born: [filters.born_from, filters.born_to],
    age: [filters.age_from, filters.age_to],
    height: [filters.height_from_cm, filters.height_to_cm],
    income: [filters.income_from, filters.income_to],
  } as const;
  const names = ['born', 'age', 'height', 'income'] as const;
  return names.filter((name) => {
    const [from, to] = ranges[name];
    return from !== null && to !== null && from > to;
  });
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
