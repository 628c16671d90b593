import type { MelawaThanks, sayMelawaContract } from '@suchi/contracts/melawa';
import { todayInIndia } from '@suchi/domain/basics';
import { tellFamiliesMet } from '@suchi/domain/melawa';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { findMelawa } from '../../event/load-event.ts';
import { findOwnProfile } from '../repository/candidates.ts';
import { countMet, insertSaid } from '../repository/pairs.ts';
import { readOwnChoosing, refused } from './choosing.ts';
import { readPairsOf } from './pairs.ts';

/** For a family that was there, in the days after. Null before that, and for everybody else. */
export async function readThanks({
  db,
  caller,
  now,
}: ReadCall<object, RoleCaller>): Promise<MelawaThanks | null> {
  const melawa = await findMelawa(db, now);
  if (melawa?.phase !== 'after' || caller.role !== 'user') return null;
  if ((await findOwnProfile(db, caller.userId)) === null) return null;
  const choosing = await readOwnChoosing(db, caller, now);
  const { present, own, profile } = choosing;
  if (own === null) return null;
  const families = new Map([...present.values()].map(({ family }) => [family.family, family.people]));
  const pairs = await readPairsOf(db, choosing, { profile });
  return {
    day: melawa.event.day,
    people: [...families.values()].reduce((sum, people) => sum + people, 0),
    candidates: present.size,
    families_met: tellFamiliesMet(await countMet(db, melawa.edition)),
    pairs: pairs.length,
  };
}

const day = 24 * 60 * 60;
/** Once: without a name nobody finds the words again to replace them. */
const once = { name: 'choice-say', times: 1, perSeconds: 10 * day };

/** Without the account, and without a time: the day alone. */
export async function say({
  tx,
  input,
  caller,
  now,
  platform,
}: WriteCall<z.output<typeof sayMelawaContract.input>, RoleCaller>): Promise<void> {
  const { melawa, own } = await readOwnChoosing(tx, caller, now);
  if (own === null) throw codedError('FORBIDDEN');
  if (melawa.phase !== 'after') throw refused('not_open');
  await platform.limits.consume(once, caller.userId);
  const { mood, words } = input;
  const typed = words === null || words === '' ? null : words;
  await insertSaid(tx, { edition: melawa.edition, mood, words: typed, said_on: todayInIndia(melawa.now) });
}
