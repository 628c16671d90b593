import type { changeDeliveryContract, DeliveryAddress } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import {
  type Delivery,
  listOwnOrders,
  lockOrder,
  type OwnOrderRow,
  updateDelivery,
} from '../repository/orders.ts';
import { listOwnReceipts, type OwnReceiptRow } from '../repository/own-receipts.ts';

/** Empty where nothing was typed. */
export function toDelivery({ alternate_mobile, ...address }: DeliveryAddress): Delivery {
  return { ...address, alternate_mobile: alternate_mobile === '' ? null : (alternate_mobile ?? null) };
}

export function readOwnOrders({ db, caller }: ReadCall<object, RoleCaller>): Promise<OwnOrderRow[]> {
  return listOwnOrders(db, caller.userId);
}

/** Until the book is sent. */
export async function changeDelivery({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof changeDeliveryContract.input>, RoleCaller>): Promise<OwnOrderRow> {
  const { userId } = caller;
  const order = await lockOrder(tx, { id: input.order, user: userId });
  if (!order) throw codedError('PAYMENT_NOT_FOUND');
  if (order.order_status !== 'ordered' || order.is_archived) throw codedError('ORDER_ALREADY_SENT');
  await updateDelivery(tx, input.order, toDelivery(input.delivery));
  const [changed] = await listOwnOrders(tx, userId, input.order);
  return changed as OwnOrderRow;
}

export function readOwnReceipts({ db, caller }: ReadCall<object, RoleCaller>): Promise<OwnReceiptRow[]> {
  return listOwnReceipts(db, caller.userId);
}
