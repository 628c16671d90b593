import type {
  changeDeliveryContract,
  chooseDeliveryKindContract,
  confirmArrivalContract,
  DeliveryAddress,
} from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import { canChangeDelivery, canPickUp, checkArrival } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { lockBuyer } from '../repository/grants.ts';
import {
  type Delivery,
  listOwnOrders,
  lockOrder,
  markArrived,
  type OwnOrderRow,
  updateDelivery,
  updateDeliveryKind,
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
  await requireUnsent(tx, userId, input.order);
  await updateDelivery(tx, input.order, toDelivery(input.delivery));
  await refreshAccounts(tx, [userId]);
  return requireOwnOrder(tx, userId, input.order);
}

/** Sent, or picked up at the event, which must not be over. */
export async function chooseDeliveryKind({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof chooseDeliveryKindContract.input>, RoleCaller>): Promise<OwnOrderRow> {
  const { userId } = caller;
  await requireUnsent(tx, userId, input.order);
  const { event_date: eventDate } = await requireOwnOrder(tx, userId, input.order);
  if (input.delivery_kind === 'pick_up' && !canPickUp(eventDate, todayInIndia(now)))
    throw codedError('ORDER_REFUSED', { reason: 'event_over' });
  await updateDeliveryKind(tx, input.order, input.delivery_kind);
  await refreshAccounts(tx, [userId]);
  return requireOwnOrder(tx, userId, input.order);
}

/** So that home stops asking. The office sees it as delivered. */
export async function confirmArrival({
  input,
  tx,
  caller: { userId },
  now,
}: WriteCall<z.output<typeof confirmArrivalContract.input>, RoleCaller>): Promise<OwnOrderRow> {
  const order = await lockOwnOrder(tx, userId, input.order);
  const decision = checkArrival({
    paymentStatus: order.status,
    step: order.order_status,
    isArchived: order.is_archived,
    deliveryKind: order.delivery_kind,
  });
  if (!decision.allowed) throw codedError('ORDER_REFUSED', { reason: decision.reason });
  if (!decision.isRepeat) {
    await markArrived(tx, input.order, now);
    await refreshAccounts(tx, [userId]);
    const subject = { collection: 'qd_order', id: input.order };
    await recordAudit(tx, { actor: { id: userId, kind: 'member' }, action: 'order.deliver', subject });
  }
  return requireOwnOrder(tx, userId, input.order);
}

/** Locks the buyer before the order, as payments do. */
async function lockOwnOrder(tx: Knex.Transaction, userId: string, orderId: number) {
  await lockBuyer(tx, userId);
  const order = await lockOrder(tx, { id: orderId, user: userId });
  if (!order) throw codedError('PAYMENT_NOT_FOUND');
  return order;
}

async function requireUnsent(tx: Knex.Transaction, userId: string, orderId: number): Promise<void> {
  const order = await lockOwnOrder(tx, userId, orderId);
  if (!canChangeDelivery({ step: order.order_status, isArchived: order.is_archived }))
    throw codedError('ORDER_ALREADY_SENT');
}

async function requireOwnOrder(tx: Knex.Transaction, userId: string, orderId: number): Promise<OwnOrderRow> {
  const [order] = await listOwnOrders(tx, userId, orderId);
  if (!order) throw codedError('PAYMENT_NOT_FOUND');
  return order;
}

export function readOwnReceipts({ db, caller }: ReadCall<object, RoleCaller>): Promise<OwnReceiptRow[]> {
  return listOwnReceipts(db, caller.userId);
}
