import type { Knex } from 'knex';
import type { Row, Rows } from '../../platform/rows.generated.ts';

const deliveryColumns = ['name', 'address', 'city', 'pincode', 'mobile', 'alternate_mobile'] as const;

export type Delivery = Partial<Row<'qd_order', (typeof deliveryColumns)[number]>>;

export async function insertOrder(
  tx: Knex.Transaction,
  order: Pick<Rows['qd_order'], 'user' | 'order_date' | 'edition' | 'amount'> & Delivery,
): Promise<number> {
  const [row] = await tx('qd_order').insert(order).returning('id');
  return (row as { id: number }).id;
}
