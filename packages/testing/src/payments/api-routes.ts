import { timingSafeEqual } from 'node:crypto';
import { type ReconRow, collection } from './entities.ts';
import { type ProviderRequest, type Route, json } from './http.ts';
import { ProviderError, refuse } from './provider-error.ts';
import type { FakeState } from './state.ts';
import { readAmount, readCurrency, readFields, readOrderRequest } from './requests.ts';

/** The part of the provider's API that the application calls. */
export function apiRoutes({ book, settlements, refundRequests }: FakeState): Route[] {
  return [
    ['POST', /^\/v1\/orders$/, ({ body }) => json(book.createOrder(readOrderRequest(body)))],
    ['GET', /^\/v1\/orders$/, ({ query }) => json(collection(findOrders([...book.orders.values()], query)))],
    ['GET', /^\/v1\/orders\/(\w+)$/, ({ params: [id = ''] }) => json(book.order(id))],
    [
      'GET',
      /^\/v1\/orders\/(\w+)\/payments$/,
      ({ params: [id = ''] }) => json(collection(book.paymentsOf(book.order(id).id).toReversed())),
    ],
    ['GET', /^\/v1\/payments\/(\w+)$/, ({ params: [id = ''] }) => json(book.payment(id))],
    [
      'POST',
      /^\/v1\/payments\/(\w+)\/capture$/,
      ({ params: [id = ''], body }) => {
        const fields = readFields(body, ['amount', 'currency']);
        readCurrency(fields['currency']);
        if (readAmount(fields['amount']) !== book.payment(id).amount)
          refuse('Capture amount must be equal to the amount authorized', 'amount');
        if (book.payment(id).status === 'captured') refuse('This payment has already been captured');
        return json(book.capture(id));
      },
    ],
    [
      'POST',
      /^\/v1\/payments\/(\w+)\/refund$/,
      async ({ params: [id = ''], body, headers }) =>
        json(await refundRequests.refund(id, body, headers['x-refund-idempotency'])),
    ],
    [
      'GET',
      /^\/v1\/payments\/(\w+)\/refunds$/,
      ({ params: [id = ''] }) => json(collection(book.refundsOf(book.payment(id).id).toReversed())),
    ],
    ['GET', /^\/v1\/refunds\/(\w+)$/, ({ params: [id = ''] }) => json(book.refundById(id))],
    [
      'GET',
      /^\/v1\/settlements\/recon\/combined$/,
      ({ query }) => json(collection(findRows((...date) => settlements.rowsOf(...date), query))),
    ],
  ];
}

/** Throws 401 unless the request has the key and its secret. */
export function checkKeys({ headers }: ProviderRequest, keyId: string, keySecret: string): void {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const given = Buffer.from(headers.authorization ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ProviderError(401, 'Authentication failed');
}

function findOrders<Order extends { receipt: string | null }>(
  orders: Order[],
  query: URLSearchParams,
): Order[] {
  const receipt = query.get('receipt');
  const matching = receipt === null ? orders : orders.filter((order) => order.receipt === receipt);
  return page(matching.toReversed(), query, 10, 100);
}

type RowsOf = (year: number, month: number, day?: number) => ReconRow[];

function findRows(rowsOf: RowsOf, query: URLSearchParams): ReconRow[] {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => query.get(name) ?? '');
  if (!/^\d{4}$/.test(year ?? '')) refuse('The year must be 4 digits.', 'year');
  if (!/^(0?[1-9]|1[0-2])$/.test(month ?? '')) refuse('The month is not a valid month.', 'month');
  if (!/^(\d{1,2})?$/.test(day ?? '')) refuse('The day must be between 1 and 2 digits.', 'day');
  const rows = rowsOf(Number(year), Number(month), day === '' ? undefined : Number(day));
  return page(rows, query, 100, 1000);
}

function page<Item>(items: Item[], query: URLSearchParams, standard: number, most: number): Item[] {
  const read = (name: string, otherwise: number) => {
    const value = query.get(name) ?? String(otherwise);
    return /^\d{1,9}$/.test(value) ? Number(value) : refuse(`The ${name} must be an integer.`, name);
  };
  const [count, skip] = [read('count', standard), read('skip', 0)];
  if (count < 1) refuse('The count must be at least 1.', 'count');
  if (count > most) refuse(`The count may not be greater than ${most}.`, 'count');
  return items.slice(skip, skip + count);
}
