import type { OrderSelection, OrdersMoved, RefusedOrder } from '@suchi/contracts/money';
import { canChangeDelivery, type OrderState } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudits } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import { lockBuyers } from '../../payments/repository/grants.ts';
import { listBuyers } from '../../payments/repository/orders.ts';
import { listSelectedIds } from '../repository/list.ts';
import { type LockedOrder, lockOrderRows } from '../repository/moves.ts';

/** Far above a season of any association. */
const ordersAtMost = 20_000;
const namedRefusals = 100;

/** The ids of a selection. Orders that do not exist are not among them. */
export async function requireSelected(tx: Knex.Transaction, selection: OrderSelection): Promise<number[]> {
  const ids = await listSelectedIds(tx, selection, ordersAtMost);
  if (ids.length > ordersAtMost) throw codedError('ORDER_REFUSED', { reason: 'too_many' });
  return ids;
}

/** Locks buyers before orders, as payments do, so that the two never wait for each other. */
export async function lockOrders(tx: Knex.Transaction, ids: readonly number[]): Promise<LockedOrder[]> {
  await lockBuyers(tx, await listBuyers(tx, ids));
  return lockOrderRows(tx, ids);
}

export async function lockOneOrder(tx: Knex.Transaction, id: number): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, [id]);
  if (!order) throw codedError('ORDER_REFUSED', { reason: 'order_unknown' });
  return order;
}

/** An order whose delivery can still change. */
export async function requireUnsent(tx: Knex.Transaction, id: number): Promise<LockedOrder> {
  const order = await lockOneOrder(tx, id);
  if (!canChangeDelivery(toOrderState(order))) throw codedError('ORDER_ALREADY_SENT');
  return order;
}

export function toOrderState(order: LockedOrder): OrderState {
  return {
    paymentStatus: order.status,
    step: order.order_status,
    isArchived: order.is_archived,
    deliveryKind: order.delivery_kind,
  };
}

export function reportMoves(moved: number, refused: readonly RefusedOrder[]): OrdersMoved {
  return { moved, refused_total: refused.length, refused: refused.slice(0, namedRefusals) };
}

/** One entry for each order, so that an order's page can tell its story. */
export async function recordMoves(
  tx: Knex.Transaction,
  { userId }: RoleCaller,
  action: string,
  orders: readonly { id: number; details?: object }[],
): Promise<void> {
  await recordAudits(
    tx,
    orders.map(({ id, details }) => ({
      actor: { id: userId, kind: 'admin' },
      action,
      subject: { collection: 'qd_order', id },
      ...(details ? { details } : {}),
    })),
  );
}
