import { expect, it } from 'vitest';
import { findBooksKeptFrom, kept, listDeletions } from './kept.ts';

it('the nightly job deletes nothing that the law or a family keeps', () => {
  const deleted = listDeletions().map(({ collection }) => kept[collection]?.ending.kind);
  expect(new Set(deleted)).toEqual(new Set(['days']));
  expect(listDeletions()).toContainEqual({ collection: 'qdb_mail', days: 365, since: 'date_created' });
});

it('every row says why, and for whole days', () => {
  const faults = Object.entries(kept).filter(
    ([, { why, ending, earlier }]) =>
      why === '' ||
      (ending.kind === 'days' && !Number.isInteger(ending.days)) ||
      !Number.isInteger(earlier?.days ?? 0),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['2026-03-31', '2017-04-01'],
  ['2026-04-01', '2018-04-01'],
  ['2026-11-20', '2018-04-01'],
])('on %s the books are kept from %s', (today, from) => {
  expect(findBooksKeptFrom(today)).toBe(from);
});
