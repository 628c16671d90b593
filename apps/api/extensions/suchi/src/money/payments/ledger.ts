import type { Transfer } from '@suchi/domain/money';
import type { Knex } from 'knex';

export interface TransferFacts {
  paymentId: number | null;
  happenedAt: Date;
}

/** Adds transfers to the ledger. One that is there already, by its source and purpose, is left as it is. */
export async function insertTransfers(
  tx: Knex.Transaction,
  transfers: readonly Transfer[],
  { paymentId, happenedAt }: TransferFacts,
): Promise<void> {
  if (transfers.length === 0) return;
  await tx('ledger_transfer')
    .insert(
      transfers.map((transfer) => ({
        debit_account: transfer.debit,
        credit_account: transfer.credit,
        amount: transfer.amountPaise,
        purpose: transfer.purpose,
        source_kind: transfer.sourceKind,
        source_id: transfer.sourceId,
        payment: paymentId,
        happened_at: happenedAt,
      })),
    )
    .onConflict(['source_kind', 'source_id', 'purpose'])
    .ignore();
}

/** A transfer by its key, with its id, so that it can be reversed. */
export async function findTransfer(
  tx: Knex,
  key: Pick<Transfer, 'sourceKind' | 'sourceId' | 'purpose'>,
): Promise<{ id: number; transfer: Transfer } | null> {
  const row = await tx('ledger_transfer')
    .where({ source_kind: key.sourceKind, source_id: key.sourceId, purpose: key.purpose })
    .first('id', 'debit_account', 'credit_account', 'amount');
  if (!row) return null;
  const transfer = {
    ...key,
    debit: row.debit_account,
    credit: row.credit_account,
    amountPaise: row.amount,
  };
  return { id: row.id, transfer };
}
