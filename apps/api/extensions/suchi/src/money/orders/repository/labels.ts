import type { OrderSelection } from '@suchi/contracts/office';
import type { Knex } from 'knex';
import { joinConditions } from '../../../platform/list-page.ts';
import type { Row } from '../../../platform/rows.generated.ts';
import { selectedOrders } from './list.ts';

export type LabelRow = Row<'qd_order', 'id' | 'address' | 'city' | 'pincode' | 'mobile' | 'delivery_kind'> & {
  name: string;
};

/** In the order of the post: by pincode, then by order number. */
export async function listLabels(db: Knex, selection: OrderSelection, limit: number): Promise<LabelRow[]> {
  const { from, where } = selectedOrders(selection);
  const { sql, bindings } = joinConditions(where);
  const { rows } = await db.raw<{ rows: LabelRow[] }>(
    `select o.id, o.address, o.city, o.pincode, o.mobile, o.delivery_kind,
            coalesce(nullif(o.name, ''), concat_ws(' ', u.first_name, u.last_name)) as name
       from ${from} where ${sql} order by replace(o.pincode, ' ', '') nulls last, o.id limit ?`,
    [...bindings, limit] as Knex.RawBinding[],
  );
  return rows;
}
