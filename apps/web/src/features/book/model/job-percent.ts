import type { BookJob } from '@suchi/contracts/print';
import { bookStages } from '@suchi/domain/print';

/** Parts of the whole time, measured on a book of 1,300 profiles. */
const shares: Record<(typeof bookStages)[number], number> = {
  read: 1,
  photos: 30,
  layout: 34,
  sheets: 20,
  merge: 10,
  check: 5,
};

/** How much of the file is made, in parts of 100. */
export function percentOf({ stage, done, total }: Pick<BookJob, 'stage' | 'done' | 'total'>): number {
  if (stage === null) return 0;
  const before = bookStages.slice(0, bookStages.indexOf(stage)).reduce((sum, each) => sum + shares[each], 0);
  return Math.round(before + shares[stage] * (total === 0 ? 0 : done / total));
}
