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
