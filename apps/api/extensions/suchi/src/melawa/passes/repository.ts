import type { Knex } from 'knex';
import type { Rows } from '../../platform/rows.generated.ts';

const table = 'melawa_pass';

export interface ValidPass {
  id: number;
  sealed_token: string;
  made_at: Date;
}

export async function findValidPass(db: Knex, answer: number): Promise<ValidPass | null> {
  const row = await db(table).where({ answer, state: 'valid' }).first('id', 'sealed_token', 'made_at');
  return row ?? null;
}

export async function endPass(
  tx: Knex.Transaction,
  id: number,
  state: 'replaced' | 'cancelled',
): Promise<void> {
  await tx(table).where({ id }).update({ state });
}

type NewPass = Omit<Rows['melawa_pass'], 'id' | 'state'>;

/** Null when another pass of the event has the same code. The family is locked, so that it has no valid one. */
export async function insertPass(tx: Knex.Transaction, pass: NewPass): Promise<number | null> {
  const [row] = await tx(table).insert(pass).onConflict().ignore().returning('id');
  return row?.id ?? null;
}

/** Whose pass it is, while it is valid. */
export async function findPassOwner(db: Knex, id: number): Promise<{ user: string } | null> {
  const row = await db(`${table} as t`)
    .join('melawa_answer as a', 'a.id', 't.answer')
    .join('qd_matrimonial_profile as p', 'p.id', 'a.profile')
    .where({ 't.id': id, 't.state': 'valid' })
    .first<{ user: string } | undefined>('p.user');
  return row ?? null;
}
