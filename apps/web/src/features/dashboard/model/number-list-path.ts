import type { NumberList } from '@suchi/contracts/office';
import { candidateListPath, officePaths } from '../../../shared/config/office-paths.ts';
import { anyValue } from '../../../shared/ui/data-list/list-types.ts';

/** The address of the list behind a number: its filter as the list's page reads it. */
export function numberListPath(list: NumberList): string {
  const { list: _tab, hidden, ...others } = { list: 'all', hidden: 'without', ...list.filter } as const;
  const query = new URLSearchParams(
    Object.entries(others).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? sayYes(value) : String(value),
    ]),
  );
  if (hidden === 'with') query.set('hidden', anyValue);
  const paths = { users: officePaths.users, receipts: officePaths.receipts };
  return `${list.page === 'candidates' ? candidateListPath(list.filter.list) : paths[list.page]}?${query}`;
}

const sayYes = (value: boolean) => (value ? 'yes' : 'no');
