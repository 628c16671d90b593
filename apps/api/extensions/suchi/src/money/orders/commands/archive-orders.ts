import type { archiveOrdersContract, OrdersMoved, RefusedOrder } from '@suchi/contracts/money';
import { checkRestore } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { type LockedOrder, setArchived } from '../repository/moves.ts';
import { lockOrders, recordMoves, reportMoves, requireSelected } from './move-orders.ts';

type ArchiveCall = WriteCall<z.output<typeof archiveOrdersContract.input>, RoleCaller>;

/** Orders that are archived already stay as they are. */
export async function archiveOrders(call: ArchiveCall): Promise<OrdersMoved> {
  const orders = await lockOrders(call.tx, await requireSelected(call.tx, call.input.selection));
  const current = orders.filter((order) => !order.is_archived);
  await moveAll(call, current, true);
  return reportMoves(current.length, []);
}

/** Orders that are not archived stay as they are. */
export async function restoreOrders(call: ArchiveCall): Promise<OrdersMoved> {
  const orders = await lockOrders(call.tx, await requireSelected(call.tx, call.input.selection));
  const restored: LockedOrder[] = [];
  const refused: RefusedOrder[] = [];
  for (const order of orders.filter(({ is_archived: isArchived }) => isArchived)) {
    const decision = checkRestore({ isRefunded: order.is_refunded });
    if (decision.allowed) restored.push(order);
    else refused.push({ order: order.id, reason: decision.reason });
  }
  await moveAll(call, restored, false);
  return reportMoves(restored.length, refused);
}

async function moveAll(
  { tx, caller, now }: ArchiveCall,
  orders: readonly LockedOrder[],
  isArchived: boolean,
): Promise<void> {
  await setArchived(
    tx,
    orders.map(({ id }) => id),
    isArchived,
    now,
  );
  await refreshAccounts(
    tx,
    orders.map(({ user }) => user),
  );
  await recordMoves(
    tx,
    caller,
    isArchived ? 'order.archive' : 'order.restore',
    orders.map(({ id, order_status }) => ({ id, details: { order_status } })),
  );
}
