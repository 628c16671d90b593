import type { OrderFilter, OrderSelection, OrdersQuery } from '@suchi/contracts/money';
import { orderSteps } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { selectList } from '../../../platform/list-columns.ts';
import {
  containsWords,
  countedSql,
  joinConditions,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
  whereSelected,
} from '../../../platform/list-page.ts';
import type { Row } from '../../../platform/rows.generated.ts';
import {
  buyerName,
  orderColumns,
  orderFacts,
  orderJoins,
  type OrderListRow,
  orderOrder,
} from '../order-columns.ts';

/** Without an index: it spans two tables, and a season has some thousands of orders. */
const searchText = `lower(concat_ws(' ', ${buyerName}, o.city, o.pincode, o.tracking_number, o.id))`;

const from = 'qd_order o join directus_users u on u.id = o."user"';
const key = 'o.id';

const columns = selectList(orderColumns, orderFacts);

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

export function listOrders(
  db: Knex,
  { search, filter, sort, page, rows }: OrdersQuery,
): Promise<ListResult<OrderListRow>> {
  return readListPage<OrderListRow>(
    db,
    { from, key, where: listWhere(search, filter) },
    { orderBy: orderOf(sort, orderOrder, key), page, rows, columns, joins: orderJoins },
  );
}

export function planOrders(selection: OrderSelection, sort: OrdersQuery['sort']) {
  return { source: selectedOrders(selection), orderBy: orderOf(sort, orderOrder, key), joins: orderJoins };
}

export async function findOrder(db: Knex, id: number): Promise<OrderListRow | null> {
  const { rows } = await db.raw<{ rows: OrderListRow[] }>(
    `select ${columns} from ${from} ${orderJoins} where o.id = ?`,
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
    `select g.*, ${countedSql(
      'qd_order o where o.is_archived = g.is_archived and o.status = g.status and o.order_status = g.order_status',
    )} as count
       from (select is_archived, status, order_status
               from unnest(array[false, true]) is_archived, unnest(array['pending', 'paid']) status,
                    unnest(?::text[]) order_status) g`,
    [[...orderSteps]],
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
            ${buyerName} as name
       from ${from} where ${sql} order by replace(o.pincode, ' ', '') nulls last, o.id limit ?`,
    [...bindings, limit] as Knex.RawBinding[],
  );
  return rows;
}
