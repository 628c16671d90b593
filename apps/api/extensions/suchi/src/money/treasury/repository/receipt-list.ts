import type { ReceiptFilter, ReceiptsInput } from '@suchi/contracts/money';
import type { CalendarDate } from '@suchi/domain/basics';
import type { OrderType, PaymentChannel, ReceiptKind } from '@suchi/domain/money';
import type { Knex } from 'knex';
import {
  containsWords,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
} from '../../../platform/list-page.ts';
import { payerName } from './payments.ts';

export interface ReceiptRow {
  id: number;
  number: string;
  kind: ReceiptKind;
  issued_on: CalendarDate;
  payment: number;
  payer: string;
  payer_id: string;
  order_type: OrderType;
  channel: PaymentChannel;
  method: string | null;
  amount: number;
}

const key = 'c.id';

/** By parts of the number, of the name on the receipt or of the account. */
const searchText = `lower(concat_ws(' ', c.number, ${payerName}, u.first_name, u.last_name))`;

export function receiptsOf(search: string | undefined, filter: ReceiptFilter): ListSource {
  const { kind, order_type: type, issued_from: from, issued_to: to } = filter;
  const where: SqlPart[] = [
    ...(kind === undefined ? [] : [{ sql: 'c.kind = ?', bindings: [kind] }]),
    ...(type === undefined ? [] : [{ sql: 'p.order_type = ?', bindings: [type] }]),
    ...(from === undefined ? [] : [{ sql: 'c.issued_on >= ?::date', bindings: [from] }]),
    ...(to === undefined ? [] : [{ sql: 'c.issued_on <= ?::date', bindings: [to] }]),
    ...containsWords(searchText, search),
  ];
  const tables = 'receipt c join qd_payments p on p.id = c.payment join directus_users u on u.id = p."user"';
  return { from: tables, key, where };
}

type Sort = NonNullable<ReceiptsInput['sort']>;

export const orderReceipts = (sort: Sort): string =>
  orderOf(sort, { issued_on: 'c.issued_on', amount: 'c.amount' }, key);

export const receiptColumns = `c.id, c.number, c.kind, to_char(c.issued_on, 'YYYY-MM-DD') as issued_on,
  p.id as payment, ${payerName} as payer, p."user" as payer_id, p.order_type, p.channel,
  case when p.channel = 'online' then p.method end as method, c.amount`;

export function listReceipts(
  db: Knex,
  source: ListSource,
  { sort, page, rows }: { sort: Sort; page: number; rows: number },
): Promise<ListResult<ReceiptRow>> {
  return readListPage<ReceiptRow>(db, source, {
    orderBy: orderReceipts(sort),
    page,
    rows,
    columns: receiptColumns,
  });
}
