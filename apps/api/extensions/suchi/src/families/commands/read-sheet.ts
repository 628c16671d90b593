import type { Knex } from 'knex';
import { findFamilies, isMelawaAhead, findNumbers } from '../repository.ts';
import { type Pair, readStanding } from './send-interest.ts';

/** What the sheets to write and to answer need, of a family that may be seen. */
export async function readSheet(db: Knex, pair: Pair, asked: { isSubscribed: boolean; now: Date }) {
  const families = await findFamilies(db, [pair.ownId, pair.otherId]);
  const own = families.get(pair.ownId);
  return {
    ownName: own?.first_name ?? null,
    name: families.get(pair.otherId)?.first_name ?? null,
    showsPhoto: own?.photo_for === 'accepted',
    isMelawaAhead: await isMelawaAhead(db),
    numbers: await findNumbers(db, [pair.ownId]),
    standing: await readStanding(db, pair, asked),
    ownId: pair.ownId,
  };
}

export type LoadedSheet = Awaited<ReturnType<typeof readSheet>>;
