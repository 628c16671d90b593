import type {
  orderAddressContract,
  setDeliveryKindContract,
  setOrderAddressContract,
} from '@suchi/contracts/money';
import { hasAddress } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { toDelivery } from '../../payments/commands/own-orders.ts';
import { updateDelivery, updateDeliveryKind } from '../../payments/repository/orders.ts';
import type { OrderListRow } from '../order-columns.ts';
import { type DeliveryRow, findDelivery, findOrder } from '../repository/list.ts';
import { recordMoves, requireUnsent } from './move-orders.ts';

export async function readOrderAddress({
  input,
  db,
}: ReadCall<z.output<typeof orderAddressContract.input>, RoleCaller>): Promise<DeliveryRow> {
  const row = await findDelivery(db, input.order);
  if (!row) throw codedError('ORDER_REFUSED', { reason: 'order_unknown' });
  return row;
}

/** For a family that telephones. The address itself is not written in the audit log. */
export async function setOrderAddress({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof setOrderAddressContract.input>, RoleCaller>): Promise<OrderListRow> {
  const order = await requireUnsent(tx, input.order);
  await updateDelivery(tx, order.id, toDelivery(input.delivery));
  await refreshAccounts(tx, [order.user]);
  await recordMoves(tx, caller, 'order.set_address', [
    { id: order.id, details: { had_address: hasAddress(order) } },
  ]);
  return (await findOrder(tx, order.id)) as OrderListRow;
}

/** Staff may also choose pick-up after the event: a member can fetch the book at the office. */
export async function setDeliveryKind({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof setDeliveryKindContract.input>, RoleCaller>): Promise<OrderListRow> {
  const order = await requireUnsent(tx, input.order);
  await updateDeliveryKind(tx, order.id, input.delivery_kind);
  await refreshAccounts(tx, [order.user]);
  const { id, delivery_kind: old } = order;
  await recordMoves(tx, caller, 'order.set_delivery_kind', [
    { id, details: { old, new: input.delivery_kind } },
  ]);
  return (await findOrder(tx, id)) as OrderListRow;
}
