import {
  changeDeliveryContract,
  checkPaymentContract,
  chooseDeliveryKindContract,
  confirmArrivalContract,
  type DeliveryAddress,
  findPaymentContract,
  initPaymentContract,
  offersContract,
  orderSuchiContract,
  type OwnOrder,
  type OwnPayment,
  ownPaymentsContract,
  ownReceiptsContract,
  verifyOrderContract,
  verifyPaymentContract,
} from '@suchi/contracts/money';
import { searchPlanId } from '@suchi/domain/money';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const paymentsKey = ['payments'] as const;

export const offersQuery = queryOptions({
  queryKey: [...paymentsKey, 'offers'],
  queryFn: ({ signal }) => api.call(offersContract, {}, { signal }),
});

/** The member's purchases, newest first. */
export const ownPaymentsQuery = queryOptions({
  queryKey: [...paymentsKey, 'own'],
  queryFn: async ({ signal }) => (await api.call(ownPaymentsContract, {}, { signal })).payments,
});

export const ownReceiptsQuery = queryOptions({
  queryKey: [...paymentsKey, 'receipts'],
  queryFn: async ({ signal }) => (await api.call(ownReceiptsContract, {}, { signal })).receipts,
});

/** Begins a purchase of the search, or continues the one that waits. */
export function buySearch(amount: number): Promise<OwnPayment> {
  const notes = { order_type: 'subscription', subscription_plan_id: searchPlanId } as const;
  return api.call(initPaymentContract, { amount, notes });
}

/** Orders the book, or continues the unpaid order. */
export function orderSuchi(amount: number, delivery: DeliveryAddress): Promise<OwnPayment> {
  return api.call(orderSuchiContract, { amount, delivery });
}

export type CheckoutAnswer = Omit<z.input<typeof verifyPaymentContract.input>, 'notes'>;

export function verifyPayment(answer: CheckoutAnswer): Promise<OwnPayment> {
  return api.call(verifyPaymentContract, answer);
}

export function verifyOrder(orderId: string): Promise<OwnPayment> {
  return api.call(verifyOrderContract, { order_id: orderId });
}

export function checkPayment(payment: number): Promise<OwnPayment> {
  return api.call(checkPaymentContract, { payment });
}

export function findPayment(reference: string) {
  return api.call(findPaymentContract, { reference });
}

export function changeDelivery(order: number, delivery: DeliveryAddress) {
  return api.call(changeDeliveryContract, { order, delivery });
}

export function chooseDeliveryKind(order: number, kind: OwnOrder['delivery_kind']) {
  return api.call(chooseDeliveryKindContract, { order, delivery_kind: kind });
}

export function confirmArrival(order: number) {
  return api.call(confirmArrivalContract, { order });
}

/** The PDF of a receipt; the session's cookie opens it. */
export function receiptHref(id: number): string {
  return `${env.apiUrl}/qe_payment/receipt_file?id=${id}`;
}
