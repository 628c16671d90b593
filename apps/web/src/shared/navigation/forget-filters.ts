import type { BrowserStorage } from '../config/browser-storage.ts';

/** Apart from the rest of the search, because the first page only clears it. The name is the specification's. */
export const filtersKey = 'qm_filter';

/** The next person on this device must not see what was searched for. */
export function forgetFilters(storage: BrowserStorage): void {
  storage.removeItem(filtersKey);
}
