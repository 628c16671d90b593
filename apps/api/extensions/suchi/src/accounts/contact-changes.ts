import { randomUUID } from 'node:crypto';
import type { ContactKind } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';

const table = 'contact_change';

export type ContactChange = Row<
  'contact_change',
  'id' | 'account' | 'kind' | 'before' | 'after' | 'code_hash' | 'sent_at' | 'tries_used' | 'changed_at'
>;

const columns = [
  'id',
  'account',
  'kind',
  'before',
  'after',
  'code_hash',
  'sent_at',
  'tries_used',
  'changed_at',
] as const;

/** Those that were made and not taken back. Call these with the account locked. */
export async function countChanges(
  tx: Knex.Transaction,
  { account, kind, since }: { account: string; kind: ContactKind; since: Date },
): Promise<number> {
  const row = await tx(table)
    .where({ account, kind })
    .whereNull('undone_at')
    .where('changed_at', '>', since)
    .first<{ count: number }>(tx.raw('count(*)::integer as count'));
  return row.count;
}

/** The new address that waits for its code. */
export async function findPending(tx: Knex.Transaction, account: string): Promise<ContactChange | null> {
  const row = await tx(table)
    .where({ account, kind: 'email' })
    .whereNull('changed_at')
    .orderBy('date_created', 'desc')
    .first(...columns);
  return row ?? null;
}

/** Instead of one that waited before. */
export async function savePending(
  tx: Knex.Transaction,
  pending: {
    id: string;
    account: string;
    before: string | null;
    after: string;
    code_hash: string;
    sent_at: Date;
  },
): Promise<void> {
  await tx(table).where({ account: pending.account, kind: 'email' }).whereNull('changed_at').delete();
  await tx(table).insert({ ...pending, kind: 'email', tries_used: 0 });
}

export async function countChangeTry(tx: Knex.Transaction, id: string): Promise<void> {
  await tx(table).where({ id }).increment('tries_used', 1);
}

export async function markChanged(tx: Knex.Transaction, id: string, before: string | null, now: Date) {
  await tx(table).where({ id }).update({ before, changed_at: now, code_hash: null });
}

export async function insertChange(
  tx: Knex.Transaction,
  change: { account: string; kind: ContactKind; before: string | null; after: string; changed_at: Date },
): Promise<void> {
  await tx(table).insert({ id: randomUUID(), ...change, tries_used: 0 });
}

/** A change of the address that was not taken back. */
export async function findChanged(tx: Knex.Transaction, id: string): Promise<ContactChange | null> {
  const row = await tx(table)
    .where({ id, kind: 'email' })
    .whereNotNull('changed_at')
    .whereNull('undone_at')
    .forUpdate()
    .first(...columns);
  return row ?? null;
}

/** That change and all after it, so that their links end too; a code that waits is worth nothing then. */
export async function markUndone(
  tx: Knex.Transaction,
  { account, changedAt, now }: { account: string; changedAt: Date; now: Date },
): Promise<void> {
  await tx(table)
    .where({ account, kind: 'email' })
    .where('changed_at', '>=', changedAt)
    .update({ undone_at: now });
  await tx(table).where({ account, kind: 'email' }).whereNull('changed_at').delete();
}
