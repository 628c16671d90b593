import type { keepNumberContract, keepNumberForContract } from '@suchi/contracts/print';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { setKeepsNumber } from '../../profiles/commands/serial-numbers.ts';
import { readBookEdition } from '../repository/editions.ts';
import { findOwnNumber, type OwnNumberRow } from '../repository/own-number.ts';
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
  const edition = await readBookEdition(db);
  const own = edition && (await findOwnNumber(db, edition.id, { user: caller.userId }));
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
  const own = await requireLastNumber(tx, { user: caller.userId });
  await saveWish(tx, own, { isKept: input.is_kept, by: { actor: { id: caller.userId, kind: 'member' } } });
  return readOwnNumber({ db: tx, caller });
}

/** For a family that asked the office. */
export async function keepNumberFor({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof keepNumberForContract.input>, RoleCaller>): Promise<{ isKept: boolean }> {
  const own = await requireLastNumber(tx, { profile: input.profile_id });
  const by = { actor: { id: caller.userId, kind: 'admin' }, onBehalfOf: own.user } as const;
  await saveWish(tx, own, { isKept: input.is_kept, by });
  return { isKept: input.is_kept };
}

async function requireLastNumber(tx: Knex, whose: { user: string } | { profile: number }) {
  const edition = await requireEdition(tx);
  const own = await findOwnNumber(tx, edition.id, whose);
  if (!own?.last) throw refusedEdition('no_such_number');
  return own;
}

async function saveWish(
  tx: Knex.Transaction,
  { profile }: OwnNumberRow,
  { isKept, by }: { isKept: boolean; by: Pick<AuditEntry, 'actor' | 'onBehalfOf'> },
): Promise<void> {
  await setKeepsNumber(tx, profile, isKept);
  await recordAudit(tx, {
    ...by,
    action: isKept ? 'edition.keep_number' : 'edition.give_up_number',
    subject: { collection: 'qd_matrimonial_profile', id: profile },
  });
}
