import type { ListedReceipt, ReceiptFilter, ReceiptsInput } from '@suchi/contracts/money';
import type { Knex } from 'knex';
import { selectList } from '../../../platform/list-columns.ts';
import {
  containsWords,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
} from '../../../platform/list-page.ts';
import { receiptColumns, receiptOrder } from '../receipt-columns.ts';
import { payerName } from './payments.ts';

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

export const orderReceipts = (sort: Sort): string => orderOf(sort, receiptOrder, key);

export function listReceipts(
  db: Knex,
  source: ListSource,
  { sort, page, rows }: { sort: Sort; page: number; rows: number },
): Promise<ListResult<ListedReceipt>> {
  return readListPage<ListedReceipt>(db, source, {
    orderBy: orderReceipts(sort),
    page,
    rows,
    columns: selectList(receiptColumns),
  });
}
