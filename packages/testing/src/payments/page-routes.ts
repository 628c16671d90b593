import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutError, checkoutPage } from './checkout-page.ts';
import { type PayOptions, pay } from './control-routes.ts';
import type { ProviderPayment } from './entities.ts';
import { type Handler, type Reply, type Route, html, json } from './http.ts';
import { ordersPage } from './orders-page.ts';
import { refuse } from './provider-error.ts';
import { signCheckout } from './signatures.ts';
import type { FakeState } from './state.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  'form-action *',
].join('; ');

const page = (content: string): Reply => ({
  ...html(content),
  headers: { 'content-security-policy': policy },
});

/** Files that a browser loads; the script for the shop's page also from another origin. */
function file(name: string, type: string): Handler {
  return () => ({
    status: 200,
    type,
    content: readFileSync(join(import.meta.dirname, 'browser', name), 'utf8'),
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  });
}

/** The page for people, Checkout's script and the page that it opens. */
export function pageRoutes(state: FakeState): Route[] {
  const { book, keyId } = state;
  return [
    ['GET', /^\/$/, ({ query }) => page(ordersPage(state, query.get('refused')))],
    ['GET', /^\/v1\/checkout\.js$/, file('checkout.js', 'text/javascript')],
    ['GET', /^\/checkout-page\.js$/, file('checkout-page.js', 'text/javascript')],
    ['GET', /^\/pages\.css$/, file('pages.css', 'text/css')],
    [
      'GET',
      /^\/checkout\/(\w+)$/,
      ({ params: [id = ''], query }) => page(checkoutPage(book.order(id), query, keyId)),
    ],
    [
      'POST',
      /^\/checkout\/(\w+)\/pay$/,
      ({ params: [id = ''], body }) => {
        if (book.order(id).status === 'paid') refuse('This order is already paid.');
        return json(resultOf(state, pay(book, id, JSON.parse(body) as PayOptions)));
      },
    ],
    [
      'GET',
      /^\/checkout\/\w+\/payments\/(\w+)$/,
      ({ params: [id = ''] }) => json(resultOf(state, book.payment(id))),
    ],
  ];
}

/** What the page hands to the shop: a signed success, or the error. */
function resultOf({ keySecret }: FakeState, payment: ProviderPayment) {
  const { id, order_id: orderId, status } = payment;
  return {
    status,
    paymentId: id,
    response: {
      razorpay_payment_id: id,
      razorpay_order_id: orderId,
      razorpay_signature: status === 'captured' ? signCheckout(orderId, id, keySecret) : '',
    },
    error: checkoutError(payment, { payment_id: id, order_id: orderId }),
  };
}
