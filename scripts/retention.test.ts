import { expect, it } from 'vitest';
import { schema } from '../apps/api/schema/index.ts';
import { kept } from '../packages/domain/src/retention/index.ts';
import { describeRetention, readRetention } from './retention-table.ts';

const names = schema.map(({ collection }) => collection);

it('every collection says how long it is kept', () => {
  expect(Object.keys(kept).toSorted()).toEqual(names.toSorted());
});

it('what ends with another row is deleted by the database', () => {
  const faults = Object.entries(kept).filter(([collection, { ending }]) => {
    if (ending.kind !== 'with' || collection.startsWith('directus_')) return false;
    const fields = Object.values(schema.find((each) => each.collection === collection)?.fields ?? {});
    return !fields.some(
      ({ relation }) =>
        relation?.kind === 'points_to' &&
        relation.collection === ending.owner &&
        relation.onDelete === 'CASCADE',
    );
  });
  expect(faults.map(([collection]) => collection)).toEqual([]);
});

it('the page about requests has the table; if not, run `pnpm generate`', () => {
  expect(readRetention()).toBe(describeRetention());
});
