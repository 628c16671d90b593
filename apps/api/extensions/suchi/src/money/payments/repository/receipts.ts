import type { CalendarDate } from '@suchi/domain/basics';
import { formatReceiptNumber, type ReceiptFacts } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Row, Rows } from '../../../platform/rows.generated.ts';

/**
 * The next number of the year. The row stays locked until the transaction ends, and a rollback takes the number back,
 * so the series has no gaps. Call it as late as possible: other receipts wait.
 */
export async function takeReceiptNumber(
  tx: Knex.Transaction,
  financialYear: string,
): Promise<{ number: string; sequence: number }> {
  const { rows } = await tx.raw<{ rows: { last_number: number }[] }>(
    `insert into receipt_series as s (financial_year, last_number) values (?, 1)
       on conflict (financial_year) do update set last_number = s.last_number + 1
     returning last_number`,
    [financialYear],
  );
  const sequence = (rows[0] as { last_number: number }).last_number;
  return { number: formatReceiptNumber(financialYear, sequence), sequence };
}

export type NewReceipt = Pick<
  Rows['receipt'],
  'number' | 'financial_year' | 'sequence' | 'kind' | 'payment' | 'refund' | 'amount'
> & { issued_on: CalendarDate; facts: ReceiptFacts };

export async function insertReceipt(
  tx: Knex.Transaction,
  { facts, ...receipt }: NewReceipt,
): Promise<{ id: number; number: string }> {
  const [row] = await tx('receipt')
    .insert({ ...receipt, facts: JSON.stringify(facts) })
    .returning(['id', 'number']);
  return row as Row<'receipt', 'id' | 'number'>;
}

export type TaxFacts = Row<
  'edition',
  'year' | 'gst_number' | 'gst_rate_percent' | 'gst_service_code' | 'gst_book_code'
>;

/** Of the purchase's edition. */
export async function findTaxFacts(tx: Knex, editionId: number | null): Promise<TaxFacts | null> {
  if (editionId === null) return null;
  const row = await tx('edition')
    .where({ id: editionId })
    .first('year', 'gst_number', 'gst_rate_percent', 'gst_service_code', 'gst_book_code');
  return row ?? null;
}
