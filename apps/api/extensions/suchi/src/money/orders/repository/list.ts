import type { OrderFilter, OrderSelection } from '@suchi/contracts/money';
import type { Knex } from 'knex';
import {
  containsWords,
  joinConditions,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
  whereSelected,
} from '../../../platform/list-page.ts';
import type { Row } from '../../../platform/rows.generated.ts';

/** Whose account ordered, where no one filled in a name. */
const buyerName = `coalesce(nullif(o.name, ''), concat_ws(' ', u.first_name, u.last_name))`;

/** Without an index: it spans two tables, and a season has some thousands of orders. */
const searchText = `lower(concat_ws(' ', ${buyerName}, o.city, o.pincode, o.tracking_number, o.id))`;

const from = 'qd_order o join directus_users u on u.id = o."user"';
const key = 'o.id';

const sortColumns = {
  order_date: 'o.order_date',
  date_updated: 'o.date_updated',
  name: `lower(${buyerName})`,
  pincode: 'o.pincode',
  dispatched_at: 'o.dispatched_at',
};
export type OrderSort = keyof typeof sortColumns;

function listWhere(search: string | undefined, filter: OrderFilter): SqlPart[] {
  const conditions: SqlPart[] = [
    { sql: 'o.is_archived = ?', bindings: [filter.is_past] },
    { sql: 'o.status = ?', bindings: [filter.is_paid ? 'paid' : 'pending'] },
  ];
  if (filter.step !== undefined) conditions.push({ sql: 'o.order_status = ?', bindings: [filter.step] });
  if (filter.has_address) conditions.push({ sql: `o.name <> '' and o.address <> ''`, bindings: [] });
  if (filter.edition !== undefined)
    conditions.push({ sql: 'o.edition is not distinct from ?::integer', bindings: [filter.edition] });
  if (filter.ids !== undefined) conditions.push({ sql: 'o.id = any(?::integer[])', bindings: [filter.ids] });
  return [...conditions, ...containsWords(searchText, search)];
}

/** The rows of a selection, for every action on many orders. */
function selectedOrders(selection: OrderSelection): ListSource {
  return { from, key, where: whereSelected({ key, idType: 'integer' }, selection, listWhere) };
}

export type OfficeOrderRow = Row<
  'qd_order',
  | 'id'
  | 'address'
  | 'city'
  | 'pincode'
  | 'delivery_kind'
  | 'status'
  | 'order_status'
  | 'is_archived'
  | 'user'
  | 'amount'
  | 'order_date'
  | 'carrier'
  | 'tracking_number'
  | 'dispatched_at'
  | 'delivered_at'
  | 'return_reason'
> & { name: string; edition: string | null };

const columns = `o.id, o."user", ${buyerName} as name, o.address, o.city, o.pincode, o.delivery_kind, o.status, o.order_status,
  o.is_archived, o.amount, o.order_date, o.carrier, o.tracking_number, o.dispatched_at, o.delivered_at,
  o.return_reason, e.year::text as edition`;
const joins = 'left join edition e on e.id = o.edition';

export interface OrderPage {
  search?: string | undefined;
  filter: OrderFilter;
  sort: OrderSort | `-${OrderSort}`;
  page: number;
  rows: number;
}

export function listOrders(
  db: Knex,
  { search, filter, sort, page, rows }: OrderPage,
): Promise<ListResult<OfficeOrderRow>> {
  return readListPage<OfficeOrderRow>(
    db,
    { from, key, where: listWhere(search, filter) },
    { orderBy: orderOf(sort, sortColumns, key), page, rows, columns, joins },
  );
}

export type ExportedOrderRow = OfficeOrderRow & Row<'qd_order', 'mobile' | 'alternate_mobile'>;

export function planOrders(selection: OrderSelection, sort: OrderPage['sort']) {
  return {
    source: selectedOrders(selection),
    orderBy: orderOf(sort, sortColumns, key),
    columns: `${columns}, o.mobile, o.alternate_mobile`,
    joins,
  };
}

export async function findOrder(db: Knex, id: number): Promise<OfficeOrderRow | null> {
  const { rows } = await db.raw<{ rows: OfficeOrderRow[] }>(
    `select ${columns} from ${from} ${joins} where o.id = ?`,
    [id],
  );
  return rows[0] ?? null;
}

export type DeliveryRow = Row<
  'qd_order',
  'name' | 'address' | 'city' | 'pincode' | 'mobile' | 'alternate_mobile'
>;

export async function findDelivery(db: Knex, id: number): Promise<DeliveryRow | null> {
  const { rows } = await db.raw<{ rows: DeliveryRow[] }>(
    `select ${buyerName} as name, o.address, o.city, o.pincode, coalesce(nullif(o.mobile, ''), u.mobile) as mobile,
            o.alternate_mobile from ${from} where o.id = ?`,
    [id],
  );
  return rows[0] ?? null;
}

/** The ids of a selection, one more than `atMost` when there are too many. */
export async function listSelectedIds(
  db: Knex,
  selection: OrderSelection,
  atMost: number,
): Promise<number[]> {
  const { where } = selectedOrders(selection);
  const { sql, bindings } = joinConditions(where);
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `select o.id from ${from} where ${sql} order by o.id limit ?`,
    [...bindings, atMost + 1] as Knex.RawBinding[],
  );
  return rows.map(({ id }) => id);
}

interface StepCount {
  is_archived: boolean;
  status: 'pending' | 'paid';
  order_status: 'ordered' | 'dispatched' | 'delivered';
  count: number;
}

export async function countSteps(db: Knex): Promise<StepCount[]> {
  const { rows } = await db.raw<{ rows: StepCount[] }>(
    `select is_archived, status, order_status, count(*)::integer as count from qd_order group by 1, 2, 3`,
  );
  return rows;
}

export interface SeasonRow {
  edition: number | null;
  year: string | null;
  orders: number;
  undelivered: number;
}

/** The seasons of orders that are not archived, oldest first. */
export async function listSeasons(db: Knex): Promise<SeasonRow[]> {
  const { rows } = await db.raw<{ rows: SeasonRow[] }>(
    `select o.edition, e.year::text as year, count(*)::integer as orders,
            (count(*) filter (where o.order_status <> 'delivered'))::integer as undelivered
       from qd_order o left join edition e on e.id = o.edition
      where not o.is_archived and o.status = 'paid' group by o.edition, e.year order by e.year nulls first`,
  );
  return rows;
}

export type LabelRow = Row<'qd_order', 'id' | 'address' | 'city' | 'pincode' | 'mobile' | 'delivery_kind'> & {
  name: string;
};

/** In the order of the post: by pincode, then by order number. */
export async function listLabels(db: Knex, selection: OrderSelection, limit: number): Promise<LabelRow[]> {
  const { sql, bindings } = joinConditions(selectedOrders(selection).where);
  const { rows } = await db.raw<{ rows: LabelRow[] }>(
    `select o.id, o.address, o.city, o.pincode, o.mobile, o.delivery_kind,
            coalesce(nullif(o.name, ''), concat_ws(' ', u.first_name, u.last_name)) as name
       from ${from} where ${sql} order by replace(o.pincode, ' ', '') nulls last, o.id limit ?`,
    [...bindings, limit] as Knex.RawBinding[],
  );
  return rows;
}
