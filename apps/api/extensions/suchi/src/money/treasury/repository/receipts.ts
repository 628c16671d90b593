import type { Knex } from 'knex';
import type { ReceiptToPrint } from '../receipt-view.ts';

/** Locks the receipt until the transaction ends. */
export async function lockReceipt(
  tx: Knex.Transaction,
  id: number,
): Promise<(ReceiptToPrint & { pdf: string | null }) | null> {
  const row = await tx('receipt')
    .where({ id })
    .forUpdate()
    .first<(ReceiptToPrint & { pdf: string | null }) | undefined>(
      'number',
      'kind',
      'financial_year as financialYear',
      tx.raw(`to_char(issued_on, 'YYYY-MM-DD') as "issuedOn"`),
      'amount as amountPaise',
      'facts',
      'pdf',
    );
  return row ?? null;
}

export async function storeReceiptFile(tx: Knex.Transaction, id: number, pdf: string): Promise<void> {
  await tx('receipt').where({ id, pdf: null }).update({ pdf });
}

export interface StoredReceipt {
  id: number;
  number: string;
  owner: string;
  recordedBy: string | null;
  issuedAt: Date;
}

export async function findReceipt(db: Knex, id: number): Promise<StoredReceipt | null> {
  const row = await db('receipt as c')
    .join('qd_payments as p', 'p.id', 'c.payment')
    .where('c.id', id)
    .first<StoredReceipt | undefined>(
      'c.id',
      'c.number',
      'p.user as owner',
      'p.recorded_by as recordedBy',
      'c.date_created as issuedAt',
    );
  return row ?? null;
}

/** Base64; null until a worker has printed it. */
export async function findReceiptFile(db: Knex, id: number): Promise<string | null> {
  return (await db('receipt').where({ id }).first('pdf'))?.pdf ?? null;
}
