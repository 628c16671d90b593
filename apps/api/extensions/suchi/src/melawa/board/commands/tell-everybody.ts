import type { tellEverybodyContract } from '@suchi/contracts/melawa';
import { addMinutes, isMelawaDay, readFamilies, wordMinutes } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { readDoorLog } from '../../door/operations.ts';
import { familyOf } from '../../door/present.ts';
import { findMelawa, type Melawa, requireWorked } from '../../event/load-event.ts';
import { findWord, insertWord, type WordRow } from '../repository.ts';

/** What everybody in the hall is told now. */
export const readWord = (db: Knex, { edition, now }: Melawa): Promise<WordRow | null> =>
  findWord(db, { edition, since: addMinutes(now, -wordMinutes) });

export async function tellEverybody({
  tx,
  input,
  caller,
  now,
}: WriteCall<z.output<typeof tellEverybodyContract.input>, RoleCaller>): Promise<WordRow> {
  const melawa = await requireWorked(tx, now);
  if (!isMelawaDay(melawa.phase)) throw codedError('MELAWA_REFUSED', { reason: 'not_the_day' });
  const word = { text: input.text, said_at: melawa.now };
  await insertWord(tx, { ...word, edition: melawa.edition, said_by: caller.userId });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'melawa.word',
    subject: { collection: 'edition', id: melawa.edition },
    details: { length: input.text.length },
  });
  return word;
}

/** Nothing for a family that is not in. */
export async function readHeardWord({
  db,
  caller,
  now,
}: ReadCall<unknown, RoleCaller>): Promise<WordRow | null> {
  const melawa = await findMelawa(db, now);
  if (melawa === null || !isMelawaDay(melawa.phase)) return null;
  const profile = await db('qd_matrimonial_profile')
    .where({ user: caller.userId })
    .first<{ id: number }>('id');
  if (profile === undefined) return null;
  const log = await readDoorLog(db, { edition: melawa.edition, families: [familyOf(profile.id)] });
  return readFamilies(log).size === 0 ? null : readWord(db, melawa);
}
