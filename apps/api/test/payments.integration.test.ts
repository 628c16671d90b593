import { randomUUID } from 'node:crypto';
import type { Offers, OwnOrder, OwnPayment } from '@suchi/contracts/money';
import { addDays, addYears, todayInIndia } from '@suchi/domain/basics';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerMember } from './member.ts';
import {
  browserOf,
  expectTrueBooks,
  openSales,
  orderOf,
  type Payer,
  prices,
  registerPayer,
} from './payments.ts';

let server: TestInstallation;
let me: Payer;
let browser: ReturnType<typeof browserOf>;

beforeAll(async () => {
  server = await shareInstallation();
  await openSales(server);
  // What the browser does alone; the webhook has tests of its own.
  await server.payments.control.setDelivery('none');
});
beforeEach(async () => {
  me = await registerPayer(server);
  browser = browserOf(server, me);
});
afterEach(() => expectTrueBooks(server));
afterAll(() => server.stop());

const today = () => todayInIndia(new Date());
const lastDay = (from = today()) => addDays(addYears(from, 1), -1);
const purchasesOf = ({ id }: Payer) =>
  server.query<{ id: number; status: string; amount: number; notes: unknown; reference: string }>(
    'select id, status, amount, notes, reference from qd_payments where "user" = $1 order by id',
    [id],
  );
const subscriptionsOf = ({ id }: Payer) =>
  server.query(
    `select to_char(start_date, 'YYYY-MM-DD') as start, to_char(end_date, 'YYYY-MM-DD') as end, status
       from qd_subscriptions where "user" = $1 order by id`,
    [id],
  );

async function payFor(answer: { data: OwnPayment }) {
  return server.payments.control.pay(orderOf(answer));
}

describe('who may pay', () => {
  const paths = [
    '/init_payment_razorpay',
    '/order',
    '/verify_order',
    '/check',
    '/find',
    '/delivery',
    '/arrived',
  ];
  it.each(paths)('%s: not a visitor, not an unverified member', async (path) => {
    const url = `/qe_payment${path}`;
    expect((await askApi(server.api.url, url, { body: {} })).status).toBe(401);
    const { token } = await registerMember(server);
    expect((await askApi(server.api.url, url, { body: {}, token })).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('not for another member', async () => {
    const body = { amount: prices.subscription, user: randomUUID() };
    expect((await browser.ask('/init_payment_razorpay', { body })).code).toBe('FORBIDDEN');
    expect((await browser.ask('/order', { body: { ...body, amount: prices.suchi } })).code).toBe('FORBIDDEN');
    expect(await purchasesOf(me)).toEqual([]);
  });

  it('not with another amount or plan than the server says', async () => {
    for (const amount of [1, 200, 54_999, 60_000, 8900])
      expect((await browser.buySearch(amount)).code).toBe('PAYMENT_AMOUNT_DIFFERS');
    expect((await browser.orderBook({ amount: prices.subscription })).code).toBe('PAYMENT_AMOUNT_DIFFERS');
    for (const notes of [{ subscription_plan_id: 'gold' }, { order_type: 'suchi' }, { order_type: 'gift' }]) {
      const body = { amount: prices.subscription, notes };
      expect((await browser.ask('/init_payment_razorpay', { body })).status).toBe(400);
    }
    expect((await browser.buySearch(550.5)).status).toBe(400);
    expect(await purchasesOf(me)).toEqual([]);
  });

  it('not while the offer is closed; testers may always buy the search', async () => {
    const [before] = await server.query<Record<string, unknown>>('select * from admin_setting');
    await server.query(
      'update admin_setting set enable_search_subscription = false, suchi_end_date = current_date - 2',
    );
    try {
      expect((await browser.buySearch()).code).toBe('OFFER_CLOSED');
      expect((await browser.orderBook()).code).toBe('OFFER_CLOSED');
      await server.query('update directus_users set is_tester = true where id = $1', [me.id]);
      expect((await browser.orderBook()).code).toBe('OFFER_CLOSED');
      expect((await browser.buySearch()).code).toBe('PAYMENT_AMOUNT_DIFFERS');
      expect((await browser.buySearch(prices.tester)).data).toMatchObject({
        amount: prices.tester,
        phase: 'started',
      });
    } finally {
      await server.query('update admin_setting set enable_search_subscription = $1, suchi_end_date = $2', [
        before?.['enable_search_subscription'],
        before?.['suchi_end_date'],
      ]);
    }
  });
});

it('a purchase begun at an old price is bought at today’s', async () => {
  const old = (await browser.orderBook()).data;
  const offer = async () => (await browser.ask<Offers>('/offers')).data.suchi;
  expect(await offer()).toMatchObject({ pending: { id: old.id }, price_before: null });
  await server.query('update edition set suchi_price = suchi_price + 5000 where is_current');
  try {
    const price = prices.suchi + 5000;
    expect(await offer()).toMatchObject({ price, pending: null, price_before: prices.suchi });
    expect((await browser.orderBook()).code).toBe('PAYMENT_AMOUNT_DIFFERS');
    const { data } = await browser.orderBook({ amount: price });
    expect(data).toMatchObject({ amount: price, phase: 'started' });
    expect(await offer()).toMatchObject({ pending: { id: data.id }, price_before: null });
  } finally {
    await server.query('update edition set suchi_price = $1 where is_current', [prices.suchi]);
  }
});

it('a sent book has arrived when its buyer says so', async () => {
  const answer = await browser.orderBook();
  await browser.verify(orderOf(answer), (await payFor(answer)).id);
  const { order } = answer.data;
  const confirm = ({ token }: Payer) =>
    askApi<OwnOrder>(server.api.url, '/qe_payment/arrived', { token, body: { order } });
  expect((await confirm(await registerPayer(server))).code).toBe('PAYMENT_NOT_FOUND');
  expect((await confirm(me)).extensions).toMatchObject({ reason: 'step_too_early' });
  await server.query("update qd_order set order_status = 'dispatched' where id = $1", [order]);
  for (const time of ['first', 'again'])
    expect([time, (await confirm(me)).data.order_status]).toEqual([time, 'delivered']);
});

describe('buying the search', () => {
  it('begins with our purchase, whose reference is the receipt of the order', async () => {
    const answer = await browser.buySearch();
    expect(answer.data).toMatchObject({
      phase: 'started',
      amount: prices.subscription,
      channel: 'online',
      receipt: null,
      checkout: {
        key_id: 'rzp_test_LocalStack0001',
        amount: prices.subscription,
        currency: 'INR',
        prefill: { email: me.email },
        return_url: 'https://suchi.test/qe_payment/return',
      },
    });
    const [purchase] = await purchasesOf(me);
    expect(purchase).toMatchObject({
      reference: answer.data.reference,
      notes: {
        user_id: me.id,
        amount: prices.subscription,
        order_type: 'subscription',
        subscription_plan_id: 'online_search',
      },
    });
    const orders = await server.payments.control.listOrders();
    expect(orders.find(({ id }) => id === orderOf(answer))).toMatchObject({
      receipt: answer.data.reference,
      amount: prices.subscription,
    });
  });

  it('opens a year, with receipt and mail, once the provider has the money', async () => {
    const answer = await browser.buySearch();
    const payment = await payFor(answer);
    const { data } = await browser.verify(orderOf(answer), payment.id);
    expect(data).toMatchObject({ phase: 'paid', valid_till: lastDay(), method: 'upi', checkout: null });
    expect(data.bank_reference).toBe(payment.acquirer_data['rrn']);
    expect(data.receipt?.number).toMatch(/^\d{4}-\d\d\/\d{5}$/);
    expect(await subscriptionsOf(me)).toEqual([{ start: today(), end: lastDay(), status: 'active' }]);
    const mail = await server.mail.waitForMail(me.email, ({ subject }) => subject.includes('received'));
    expect(mail.text).toContain(data.receipt?.number);
    expect(mail.text).toContain('₹550');
  });

  it('continues the purchase that waits, also when two tabs begin at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.buySearch()));
    expect(new Set(answers.map(orderOf)).size).toBe(1);
    expect((await browser.buySearch()).data.id).toBe(answers[0]?.data.id);
    expect(await purchasesOf(me)).toHaveLength(1);
  });

  it('begins anew when the price has changed', async () => {
    const first = await browser.buySearch();
    await server.query('update directus_users set is_tester = true where id = $1', [me.id]);
    const second = await browser.buySearch(prices.tester);
    expect(second.data.id).not.toBe(first.data.id);
    expect((await purchasesOf(me)).map(({ status }) => status)).toEqual(['failed', 'pending']);
    // Paid all the same: both count.
    await browser.verify(orderOf(first), (await payFor(first)).id);
    await browser.verify(orderOf(second), (await payFor(second)).id);
    expect((await subscriptionsOf(me)).map((row) => row['end'])).toEqual([
      lastDay(),
      lastDay(addDays(lastDay(), 1)),
    ]);
  });

  it('renewed early adds a year to the end', async () => {
    for (const end of [lastDay(), lastDay(addDays(lastDay(), 1))]) {
      const offers = await browser.ask<Offers>('/offers');
      expect(offers.data.subscription.valid_till).toBe(end);
      const answer = await browser.buySearch();
      expect((await browser.verify(orderOf(answer), (await payFor(answer)).id)).data.valid_till).toBe(end);
    }
  });

  it('costs a tester two rupees', async () => {
    await server.query('update directus_users set is_tester = true where id = $1', [me.id]);
    const answer = await browser.buySearch(200);
    const payment = await payFor(answer);
    expect(payment.amount).toBe(200);
    expect((await browser.verify(orderOf(answer), payment.id)).data).toMatchObject({
      phase: 'paid',
      amount: 200,
    });
  });

  it('fails, then succeeds', async () => {
    const answer = await browser.buySearch();
    const { control } = server.payments;
    const refused = await control.pay(orderOf(answer), { outcome: 'failed', reason: 'insufficient_funds' });
    const declined = await browser.check(answer.data.id);
    expect(declined.data).toMatchObject({ phase: 'declined', declined_reason: 'insufficient_funds' });
    expect(declined.data.checkout).not.toBeNull();
    const paid = await payFor(answer);
    expect(paid.id).not.toBe(refused.id);
    expect((await browser.verify(orderOf(answer), paid.id)).data.phase).toBe('paid');
  });
});

describe('what the browser says', () => {
  it('is refused with a forged signature', async () => {
    const answer = await browser.buySearch();
    const payment = await payFor(answer);
    const signature = await server.payments.control.checkoutSignature(orderOf(answer), payment.id);
    const verify = (changes: object) =>
      browser.ask('/verify_payment_razorpay', {
        body: {
          razorpay_order_id: orderOf(answer),
          razorpay_payment_id: payment.id,
          razorpay_signature: signature,
          ...changes,
        },
      });
    const other = signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect((await verify({ razorpay_signature: other })).code).toBe('PAYMENT_SIGNATURE_INVALID');
    expect((await verify({ razorpay_payment_id: 'pay_another' })).code).toBe('PAYMENT_SIGNATURE_INVALID');
    expect((await verify({ razorpay_signature: 'x' })).status).toBe(400);
    expect((await verify({ notes: { order_type: 'suchi' } })).status).toBe(400);
    expect(await subscriptionsOf(me)).toEqual([]);
    expect((await verify({})).data.phase).toBe('paid');
  });

  it('is refused for an order of another member, however well signed', async () => {
    const answer = await browser.buySearch();
    const payment = await payFor(answer);
    const stranger = browserOf(server, await registerPayer(server));
    const own = await stranger.buySearch();
    expect((await stranger.verify(orderOf(answer), payment.id)).code).toBe('PAYMENT_NOT_FOUND');
    // Our stored order id is part of what is signed.
    const mixed = await stranger.ask('/verify_payment_razorpay', {
      body: {
        razorpay_order_id: orderOf(own),
        razorpay_payment_id: payment.id,
        razorpay_signature: await server.payments.control.checkoutSignature(orderOf(answer), payment.id),
      },
    });
    expect(mixed.code).toBe('PAYMENT_SIGNATURE_INVALID');
    expect((await stranger.check(answer.data.id)).code).toBe('PAYMENT_NOT_FOUND');
    const order = { body: { order_id: orderOf(answer) } };
    expect((await stranger.ask('/verify_order', order)).code).toBe('PAYMENT_NOT_FOUND');
    expect((await browser.ask('/verify_order', order)).data.phase).toBe('paid');
  });

  it('fifty times at once opens one year, with one receipt and one mail', async () => {
    const answer = await browser.buySearch();
    const payment = await payFor(answer);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.verify(orderOf(answer), payment.id)),
    );
    expect(new Set(answers.map(({ data }) => data.phase))).toEqual(new Set(['paid']));
    expect(await subscriptionsOf(me)).toHaveLength(1);
    const [counts] = await server.query(
      `select (select count(*)::int from receipt where payment = $1) as receipts,
              (select count(*)::int from ledger_transfer where payment = $1) as transfers,
              (select count(*)::int from qdb_mail where to_email = $2 and kind = 'payment_received') as mails`,
      [answer.data.id, me.email],
    );
    expect(counts).toEqual({ receipts: 1, transfers: 1, mails: 1 });
  });

  it('is found again by our reference or the bank’s, by its owner only', async () => {
    const answer = await browser.buySearch();
    const payment = await payFor(answer);
    await browser.verify(orderOf(answer), payment.id);
    const { reference } = answer.data;
    const bank = String(payment.acquirer_data['rrn']);
    for (const typed of [reference, reference.toLowerCase().replaceAll('-', ''), ` ${bank} `]) {
      const found = await browser.ask<{ payment: OwnPayment | null }>('/find', {
        body: { reference: typed },
      });
      expect(found.data.payment?.id).toBe(answer.data.id);
    }
    const stranger = browserOf(server, await registerPayer(server));
    const nothing = await stranger.ask('/find', { body: { reference: bank } });
    expect(nothing.data).toEqual({ payment: null });
    expect((await stranger.ask<{ payments: unknown[] }>('/own')).data.payments).toEqual([]);
  });
});
