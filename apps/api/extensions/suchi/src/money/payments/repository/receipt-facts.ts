import type { ReceiptFacts } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Row } from '../../../platform/rows.generated.ts';
import { currentSerial } from '../../../platform/edition-sql.ts';
import type { PurchaseRow } from './purchases.ts';

export interface DeskFacts {
  receivedOn: string | null;
  takenBy: string | null;
  cheque: ReceiptFacts['cheque'];
}

export async function findDeskFacts(tx: Knex, paymentId: number): Promise<DeskFacts> {
  const row = await tx('qd_payments as p')
    .leftJoin('directus_users as u', 'u.id', 'p.recorded_by')
    .where('p.id', paymentId)
    .first<DeskFacts | undefined>(
      tx.raw(`to_char(p.received_on, 'YYYY-MM-DD') as "receivedOn"`),
      tx.raw(`nullif(concat_ws(' ', u.first_name, u.last_name), '') as "takenBy"`),
      tx.raw(`p.notes -> 'cheque' as cheque`),
    );
  return row ?? { receivedOn: null, takenBy: null, cheque: null };
}

/** The candidate of the account, and where a book goes. */
export async function findBuyer(
  tx: Knex,
  { user, order }: Pick<PurchaseRow, 'user' | 'order'>,
): Promise<Pick<ReceiptFacts, 'candidate' | 'address'>> {
  const profile = await tx('qd_matrimonial_profile as p')
    .where({ user })
    .first<
      Row<'qd_matrimonial_profile', 'first_name' | 'middle_name' | 'last_name' | 'serial_number'> | undefined
    >('first_name', 'middle_name', 'last_name', tx.raw(`${currentSerial()} as serial_number`));
  const name = [profile?.first_name, profile?.middle_name, profile?.last_name].filter(Boolean).join(' ');
  const delivery =
    order === null ? null : await tx('qd_order').where({ id: order }).first('address', 'city', 'pincode');
  const place = [delivery?.city, delivery?.pincode].filter(Boolean).join(' ');
  return {
    candidate: name === '' ? null : { name, serialNumber: profile?.serial_number ?? null },
    address: [delivery?.address, place].filter(Boolean).join('\n') || null,
  };
}

/** The receipt that a refund note refers to. */
export async function findFirstReceipt(tx: Knex, paymentId: number): Promise<ReceiptFacts['refundOf']> {
  const row = await tx('receipt')
    .where({ payment: paymentId, kind: 'receipt' })
    .first<ReceiptFacts['refundOf'] | undefined>(
      'number',
      tx.raw(`to_char(issued_on, 'YYYY-MM-DD') as "issuedOn"`),
      'amount as amountPaise',
    );
  return row ?? null;
}
