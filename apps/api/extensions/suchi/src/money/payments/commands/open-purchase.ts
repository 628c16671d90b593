import { randomBytes } from 'node:crypto';
import {
  findNextCheck,
  formatPaymentReference,
  type OrderType,
  type PaymentChannel,
  searchPlanId,
} from '@suchi/domain/money';
import type { Knex } from 'knex';
import { type OrderDelivery, insertOrder } from '../repository/orders.ts';
import { insertPurchase, type PurchaseRow } from '../repository/purchases.ts';

export interface PurchaseToOpen {
  userId: string;
  orderType: OrderType;
  channel: PaymentChannel;
  amountPaise: number;
  editionId: number | null;
  /** Of a melawa fee. */
  seats?: number;
  /** The name on the receipt. */
  receivedFrom: string;
  /** For a book; it can also be given later. */
  delivery?: OrderDelivery;
  /** Only at the desk. */
  desk?: {
    recordedBy: string;
    receivedOn: string;
    bankReference: string | null;
    cheque: { number: string; bank: string } | null;
    /** From the form's key, so that a repeated click finds the first purchase. */
    reference: string;
  };
}

/** Writes an unpaid purchase and, for a book, its order. At the desk `settlePurchase` follows at once. */
export async function openPurchase(
  tx: Knex.Transaction,
  { userId, orderType, channel, amountPaise, editionId, ...rest }: PurchaseToOpen,
  now: Date,
): Promise<PurchaseRow> {
  const order =
    orderType === 'suchi'
      ? await insertOrder(tx, {
          user: userId,
          order_date: now,
          edition: editionId,
          amount: amountPaise,
          ...rest.delivery,
        })
      : null;
  return insertPurchase(tx, {
    user: userId,
    amount: amountPaise,
    order_type: orderType,
    channel,
    reference: rest.desk?.reference ?? formatPaymentReference(randomBytes(8)),
    order,
    edition: editionId,
    seats: rest.seats ?? null,
    received_from: rest.receivedFrom,
    notes: {
      user_id: userId,
      amount: amountPaise,
      order_type: orderType,
      ...(orderType === 'subscription' ? { subscription_plan_id: searchPlanId } : {}),
      ...(rest.desk?.cheque ? { cheque: rest.desk.cheque } : {}),
    },
    date_created: now,
    ...(channel === 'online'
      ? { next_check_at: findNextCheck(now, now) }
      : {
          method: channel,
          bank_reference: rest.desk?.bankReference ?? null,
          recorded_by: rest.desk?.recordedBy ?? null,
          received_on: rest.desk?.receivedOn ?? null,
        }),
  });
}
