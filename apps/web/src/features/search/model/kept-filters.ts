import { type SearchFilters, searchFilters } from '@suchi/contracts/discovery';
import { noFilters } from './search-address.ts';
import { hasFilters } from './tidy-filters.ts';

/** The specification's name for it. */
const storageKey = 'qm_filter';

/** The filters that this device remembers; none when it has none, or when what it has cannot be read. */
export function readKeptFilters(storage: Pick<Storage, 'getItem'>): SearchFilters {
  try {
    const parsed = searchFilters.safeParse(JSON.parse(storage.getItem(storageKey) ?? '{}'));
    return parsed.success ? withoutPassing(parsed.data) : noFilters;
  } catch {
    return noFilters;
  }
}

/** Keeps what is set, and forgets when nothing is. */
export function keepFilters(filters: SearchFilters, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  const kept = withoutPassing(filters);
  if (!hasFilters(kept)) return storage.removeItem(storageKey);
  // A full or forbidden storage costs the memory, not the search.
  try {
    return storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    return undefined;
  }
}

/** The gender is not kept, by specification; nor is a person's name, which is nobody else's business on a shared phone. */
function withoutPassing(filters: SearchFilters): SearchFilters {
  return { ...filters, gender: null, name: null };
}
