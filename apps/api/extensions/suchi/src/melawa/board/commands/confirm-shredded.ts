import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { type Melawa, requireWorked } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import { readChoiceFigures } from '../read-choices.ts';
import { readShreddingRow, saveShredding, type ShreddingRow } from '../repository.ts';

export interface Shredding extends ShreddingRow {
  /** Null: not known. */
  slips: number | null;
  mayConfirm: boolean;
}

const isTime = ({ event, phase }: Melawa) => event.hasPaperSlips && (phase === 'pairs' || phase === 'after');

/** Null: there are no slips, or they are still needed. */
export async function readShredding(
  db: Knex,
  melawa: Melawa,
  { userId }: Pick<RoleCaller, 'userId'>,
): Promise<Shredding | null> {
  if (!isTime(melawa)) return null;
  const row = await readShreddingRow(db, melawa.edition);
  const choices = await readChoiceFigures(db, melawa);
  const mayConfirm = row.agreed_at === null && row.said_by_id !== userId;
  return { ...row, slips: choices?.onPaper ?? null, mayConfirm };
}

/** The first account says it, another one agrees. */
export async function confirmShredded({
  tx,
  caller,
  now,
}: WriteCall<unknown, RoleCaller>): Promise<{ isAgreed: boolean }> {
  const melawa = await requireWorked(tx, now);
  const { edition } = melawa;
  await lockEvent(tx, edition);
  const shredding = await readShredding(tx, melawa, caller);
  if (shredding === null || !shredding.mayConfirm)
    throw codedError('MELAWA_REFUSED', { reason: 'not_to_confirm' });
  const isAgreed = shredding.said_at !== null;
  await saveShredding(
    tx,
    edition,
    isAgreed
      ? { shred_agreed_by: caller.userId, shred_agreed_at: melawa.now }
      : { shred_said_by: caller.userId, shred_said_at: melawa.now },
  );
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'melawa.shredded',
    subject: { collection: 'edition', id: edition },
    details: { is_agreed: isAgreed },
  });
  return { isAgreed };
}
