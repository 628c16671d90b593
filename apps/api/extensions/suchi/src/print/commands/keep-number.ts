import type { keepNumberContract } from '@suchi/contracts/print';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readCurrentEdition } from '../repository/editions.ts';
import { findOwnNumber, type OwnNumberRow, updateKeepsSerial } from '../repository/own-number.ts';
import { requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export type OwnNumberFacts = Pick<OwnNumberRow, 'last' | 'isKept'> & { isLate: boolean };

/** Before the association has an edition there is nothing to keep. */
export async function readOwnNumber({
  db,
  caller,
}: {
  db: Knex;
  caller: RoleCaller;
}): Promise<OwnNumberFacts> {
  const edition = await readCurrentEdition(db);
  const own = edition && (await findOwnNumber(db, caller.userId, edition.id));
  return {
    last: own?.last ?? null,
    isKept: own?.isKept ?? false,
    isLate: edition !== null && edition.state !== 'open',
  };
}

export async function keepNumber({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof keepNumberContract.input>, RoleCaller>): Promise<OwnNumberFacts> {
  const edition = await requireEdition(tx);
  const own = await findOwnNumber(tx, caller.userId, edition.id);
  if (!own?.last) throw refusedEdition('no_such_number');
  await updateKeepsSerial(tx, own.profile, input.is_kept);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'member' },
    action: input.is_kept ? 'edition.keep_number' : 'edition.give_up_number',
    subject: { collection: 'qd_matrimonial_profile', id: own.profile },
  });
  return readOwnNumber({ db: tx, caller });
}
