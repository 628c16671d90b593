import type { SavedSearches, SavedVisit } from '@suchi/contracts/discovery';
import type { SavedList } from './commands/saved-searches.ts';

export function presentSavedList({ limit, items }: SavedList): SavedSearches {
  return {
    limit,
    items: items.map(({ saved: { id, name, filters, sort, isMailed }, since, newCount }) => ({
      id,
      name,
      filters,
      sort,
      is_mailed: isMailed,
      since: since.toISOString(),
      new_count: newCount,
    })),
  };
}

export function presentVisit({ since, newCount }: { since: Date; newCount: number }): SavedVisit {
  return { since: since.toISOString(), new_count: newCount };
}
