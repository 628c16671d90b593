import type { RoleCaller } from '../../../platform/access.ts';
import type { ReadCall } from '../../../platform/route.ts';
import { markOfChooser } from '../marks.ts';
import { countLists, findLists, findLookUps, type ListRow } from '../repository/lists.ts';
import { type OwnChoosing, readOwnChoosing } from './choosing.ts';

export interface OwnState extends OwnChoosing {
  sent: Pick<ListRow, 'received_at' | 'numbers'> | null;
  lookedUp: number;
  /** Null while choices are open. */
  families: number | null;
}

export async function readOwn({
  db,
  caller,
  now,
  platform,
}: ReadCall<object, RoleCaller>): Promise<OwnState> {
  const choosing = await readOwnChoosing(db, caller, now);
  const { melawa, own, round, times } = choosing;
  const { edition } = melawa;
  const families = melawa.now < times.closeAt ? null : await countFamilies();
  if (own === null) return { ...choosing, sent: null, lookedUp: 0, families };
  const of = { edition, chooser: markOfChooser(platform.env.secret, { edition, family: own.family.family }) };
  const lists = await findLists(db, of);
  const lookUps = await findLookUps(db, of);
  return {
    ...choosing,
    sent: lists.find(({ source }) => source === 'app') ?? null,
    lookedUp: lookUps.size,
    families,
  };

  async function countFamilies(): Promise<number> {
    if (round !== null && round.told_at !== null) return round.app_lists + round.slips;
    const { app, slips } = await countLists(db, edition);
    return app + slips;
  }
}
