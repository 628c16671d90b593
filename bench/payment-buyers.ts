// What the buyers of `pnpm bench:payments` do. The number of a buyer decides everything, so that runs are alike.
import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentsControl } from '@suchi/testing';

export interface Buyer {
  token: string;
  orderType: 'subscription' | 'suchi';
  /** The first try is declined. */
  failsFirst: boolean;
  pays: boolean;
  /** The browser comes back and says that it paid. */
  returns: boolean;
}

export function describeBuyer(token: string, index: number): Buyer {
  return {
    token,
    orderType: index % 4 === 3 ? 'suchi' : 'subscription',
    failsFirst: index % 10 === 0,
    pays: index % 25 !== 24,
    returns: index % 3 !== 2,
  };
}

const prices = { subscription: 55_000, suchi: 60_000 };

interface Market {
  /** One of the nodes that run at the moment. */
  chooseNode: () => string;
  control: PaymentsControl;
}

interface Started {
  id: number;
  checkout: { order_id: string } | null;
}

/** Buys as a person does: presses the button again when the page says that something went wrong. */
export async function buy(buyer: Buyer, market: Market): Promise<void> {
  const { orderId } = await begin(buyer, market);
  if (buyer.failsFirst) await market.control.pay(orderId, { outcome: 'failed' });
  if (!buyer.pays) return;
  const payment = await market.control.pay(orderId);
  if (!buyer.returns) return;
  // Once only: when this fails, the webhook or the poller has to find the payment.
  await post(market.chooseNode(), '/qe_payment/verify_payment_razorpay', buyer.token, {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: await market.control.checkoutSignature(orderId, payment.id),
  });
}

async function begin(buyer: Buyer, market: Market): Promise<{ orderId: string }> {
  const path = buyer.orderType === 'suchi' ? '/qe_payment/order' : '/qe_payment/init_payment_razorpay';
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await post(market.chooseNode(), path, buyer.token, { amount: prices[buyer.orderType] });
    const orderId = answer?.checkout?.order_id;
    if (orderId) return { orderId };
    await delay(250);
  }
  throw new Error('a buyer pressed the button 200 times');
}

/** The answer, or null for any error: a killed node, a database that restarts, a refusal. */
async function post(url: string, path: string, token: string, body: object): Promise<Started | null> {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok ? ((await response.json()) as { data: Started }).data : null;
  } catch {
    return null;
  }
}
