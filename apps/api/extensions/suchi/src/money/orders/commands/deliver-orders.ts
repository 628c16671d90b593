import type { deliverOrdersContract, OrdersMoved, RefusedOrder } from '@suchi/contracts/money';
import { checkOrderStep } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { type LockedOrder, markDelivered } from '../repository/moves.ts';
import { lockOrders, recordMoves, reportMoves, requireSelected, toOrderState } from './move-orders.ts';

/** Sent books have arrived, or books were handed over at the hall. Orders that cannot move are reported. */
export async function deliverOrders({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof deliverOrdersContract.input>, RoleCaller>): Promise<OrdersMoved> {
  const orders = await lockOrders(tx, await requireSelected(tx, input.selection));
  const delivered: LockedOrder[] = [];
  const refused: RefusedOrder[] = [];
  for (const order of orders) {
    const decision = checkOrderStep(toOrderState(order), 'delivered');
    if (decision.allowed) delivered.push(order);
    else refused.push({ order: order.id, reason: decision.reason });
  }
  await markDelivered(
    tx,
    delivered.map(({ id }) => id),
    now,
  );
  await refreshAccounts(
    tx,
    delivered.map(({ user }) => user),
  );
  await recordMoves(
    tx,
    caller,
    'order.deliver',
    delivered.map(({ id, delivery_kind }) => ({ id, details: { delivery_kind } })),
  );
  return reportMoves(delivered.length, refused);
}
