import { listCountedAtMost } from '@suchi/contracts/office';
import { formatCount } from './format-count.ts';
import { translatorFor } from './messages.ts';

/** How many rows a list of the office has: "1,289", or "more than 10,000" where the server counts no further. */
export function formatTotal(total: number): string {
  if (total <= listCountedAtMost) return formatCount(total);
  return translatorFor('list')('more', { total: formatCount(listCountedAtMost) });
}

/** For a counted text: the number for its plural, and the words in its place. */
export const countedTotal = (total: number) => ({ count: total, countWords: formatTotal(total) });
