import { defineEndpoint } from '@directus/extensions-sdk';
import {
  changeDeliveryContract,
  checkPaymentContract,
  chooseDeliveryKindContract,
  confirmArrivalContract,
  findPaymentContract,
  initPaymentContract,
  offersContract,
  orderSuchiContract,
  ownOrdersContract,
  ownPaymentsContract,
  ownReceiptsContract,
  paymentReturnContract,
  paymentWebhookContract,
  receiptFileContract,
  verifyOrderContract,
  verifyPaymentContract,
} from '@suchi/contracts/money';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../../platform/route.ts';
import { readReceiptFile } from '../treasury/commands/read-receipt-file.ts';
import { beginPurchase, beginSubscription } from './commands/begin-purchase.ts';
import type { OwnPaymentFacts } from './commands/load-own-payment.ts';
import {
  changeDelivery,
  chooseDeliveryKind,
  confirmArrival,
  readOwnOrders,
  readOwnReceipts,
  toDelivery,
} from './commands/own-orders.ts';
import { findByReference, readOffers, readOwnPayments } from './commands/read-payments.ts';
import { receiveEvent } from './commands/receive-event.ts';
import { returnFromProvider } from './commands/return-from-provider.ts';
import { checkOwnPurchase, verifyPayment } from './commands/verify-payment.ts';
import { presentOffers, presentOwnOrder, presentOwnPayment, presentOwnReceipt } from './present.ts';

const hour = 60 * 60;
const reading = perAccount({ name: 'payment-read', times: 3000, perSeconds: hour });
/** Each can make an order at the provider. */
const buying = perAccount({ name: 'payment-buy', times: 60, perSeconds: hour });
/** Each asks the provider, which limits us too. */
const checking = perAccount({ name: 'payment-check', times: 240, perSeconds: hour });
/** The provider sends its events from few addresses, and several for each payment. */
const webhooks = perAddress({ name: 'payment-webhook', times: 6000, perSeconds: 60 });
/** Wide, because a village can share an address. */
const returning = perAddress({ name: 'payment-return', times: 300, perSeconds: 60 });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountPaying(router, platform);
  mountReads(router, platform);
  mountOwnOrders(router, platform);
  mountProviderCalls(router, platform);
});

function mountPaying(router: Router, platform: Platform): void {
  const present = ({ payment, buyer }: OwnPaymentFacts) => presentOwnPayment(payment, buyer, platform.env);
  mountRoute(router, platform, {
    contract: initPaymentContract,
    limits: [buying],
    runs: beginSubscription,
    present,
  });
  mountRoute(router, platform, {
    contract: orderSuchiContract,
    limits: [buying],
    runs: (call) =>
      beginPurchase(call, {
        orderType: 'suchi',
        claimedPaise: call.input.amount,
        user: call.input.user,
        ...(call.input.delivery ? { delivery: toDelivery(call.input.delivery) } : {}),
      }),
    present,
  });
  mountRoute(router, platform, {
    contract: verifyPaymentContract,
    limits: [checking],
    runs: verifyPayment,
    present,
  });
  mountRoute(router, platform, {
    contract: verifyOrderContract,
    limits: [checking],
    runs: (call) => checkOwnPurchase(call, { order_id: call.input.order_id }),
    present,
  });
  mountRoute(router, platform, {
    contract: checkPaymentContract,
    limits: [checking],
    runs: (call) => checkOwnPurchase(call, { id: call.input.payment }),
    present,
  });
}

function mountReads(router: Router, platform: Platform): void {
  const { env } = platform;
  mountRoute(router, platform, {
    contract: ownPaymentsContract,
    limits: [reading],
    reads: readOwnPayments,
    present: ({ payments, buyer }) => ({
      payments: payments.map((payment) => presentOwnPayment(payment, buyer, env)),
    }),
  });
  mountRoute(router, platform, {
    contract: findPaymentContract,
    limits: [checking],
    reads: findByReference,
    present: ({ payments: [found], buyer }) => ({
      payment: found ? presentOwnPayment(found, buyer, env) : null,
    }),
  });
  mountRoute(router, platform, {
    contract: offersContract,
    limits: [reading],
    reads: readOffers,
    present: (facts, { now }) => presentOffers(facts, env, now),
  });
  mountRoute(router, platform, {
    contract: ownReceiptsContract,
    limits: [reading],
    reads: readOwnReceipts,
    present: (receipts) => ({ receipts: receipts.map(presentOwnReceipt) }),
  });
  mountRoute(router, platform, {
    contract: receiptFileContract,
    limits: [reading],
    runs: readReceiptFile,
    present: (file) => file,
  });
}

function mountOwnOrders(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownOrdersContract,
    limits: [reading],
    reads: readOwnOrders,
    present: (orders, { now }) => ({ orders: orders.map((order) => presentOwnOrder(order, now)) }),
  });
  mountRoute(router, platform, {
    contract: changeDeliveryContract,
    limits: [buying],
    writes: changeDelivery,
    present: (order, { now }) => presentOwnOrder(order, now),
  });
  mountRoute(router, platform, {
    contract: chooseDeliveryKindContract,
    limits: [buying],
    writes: chooseDeliveryKind,
    present: (order, { now }) => presentOwnOrder(order, now),
  });
  mountRoute(router, platform, {
    contract: confirmArrivalContract,
    limits: [buying],
    writes: confirmArrival,
    present: (order, { now }) => presentOwnOrder(order, now),
  });
}

function mountProviderCalls(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: paymentWebhookContract,
    limits: [webhooks],
    writes: receiveEvent,
    present: () => ({ received: true as const }),
  });
  mountRoute(router, platform, {
    contract: paymentReturnContract,
    limits: [returning],
    runs: returnFromProvider,
    present: ({ id }) => ({ location: `/payment/${id}` }),
  });
}
