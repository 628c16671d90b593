import type { Offers, OwnOrder, OwnPayment } from '@suchi/contracts/money';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  browserOf,
  expectTrueBooks,
  openSales,
  orderOf,
  type Payer,
  prices,
  readBalances,
  registerPayer,
} from './payments.ts';

let server: TestInstallation;
let control: TestInstallation['payments']['control'];
let me: Payer;
let browser: ReturnType<typeof browserOf>;

beforeAll(async () => {
  server = await shareInstallation();
  ({ control } = server.payments);
  await openSales(server);
  await control.setDelivery('none');
});
beforeEach(async () => {
  me = await registerPayer(server);
  browser = browserOf(server, me);
});
afterEach(() => expectTrueBooks(server));
afterAll(() => server.stop());

/** As the provider's page sends it: from another site, without our cookie. */
function returnWith(form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.api.url}/qe_payment/return`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://api.razorpay.com',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    body: new URLSearchParams(form),
  });
}

async function paidForm(answer: { data: OwnPayment }): Promise<Record<string, string>> {
  const orderId = orderOf(answer);
  const payment = await control.pay(orderId);
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: await control.checkoutSignature(orderId, payment.id),
  };
}

async function pay(answer: { data: OwnPayment }): Promise<string> {
  const form = await paidForm(answer);
  await browser.verify(String(form['razorpay_order_id']), String(form['razorpay_payment_id']));
  return String(form['razorpay_payment_id']);
}

describe('the return address', () => {
  it('refuses forged, foreign and unreadable forms', async () => {
    const answer = await browser.buySearch();
    const form = await paidForm(answer);
    expect((await returnWith({ ...form, razorpay_signature: 'f'.repeat(64) })).status).toBe(400);
    expect((await returnWith({ ...form, razorpay_payment_id: 'pay_another' })).status).toBe(400);
    expect((await returnWith({ ...form, razorpay_order_id: 'order_another' })).status).toBe(404);
    expect((await returnWith({})).status).toBe(400);
    expect((await returnWith(form, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await returnWith({ ...form, more: 'x'.repeat(20_000) })).status).toBe(400);
    const other = await fetch(`${server.api.url}/qe_payment/return`);
    expect(other.status).toBe(404);
    const [row] = await server.query('select status from qd_payments where id = $1', [answer.data.id]);
    expect(row).toEqual({ status: 'pending' });
    await returnWith(form);
  });

  it('applies the payment and goes on to its page', async () => {
    const answer = await browser.buySearch();
    const response = await returnWith(await paidForm(answer));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/payment/${answer.data.id}`);
    expect((await browser.ask<{ payments: OwnPayment[] }>('/own')).data.payments[0]?.phase).toBe('paid');
  });

  it('goes on to the page after a failure, and changes nothing', async () => {
    const answer = await browser.buySearch();
    const metadata = JSON.stringify({ order_id: orderOf(answer), payment_id: 'pay_x' });
    const response = await returnWith({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': metadata });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/payment/${answer.data.id}`]);
    const [row] = await server.query('select status, checks from qd_payments where id = $1', [
      answer.data.id,
    ]);
    expect(row).toEqual({ status: 'pending', checks: 0 });
  });

  it('goes on while the provider does not answer, and the purchase is due to be checked', async () => {
    const answer = await browser.buySearch();
    const form = await paidForm(answer);
    await control.addFault({
      request: `GET /v1/payments/${form['razorpay_payment_id']}`,
      answer: 503,
      times: 3,
    });
    expect((await returnWith(form)).status).toBe(303);
    const [row] = await server.query(
      'select status, next_check_at <= now() as is_due from qd_payments where id = $1',
      [answer.data.id],
    );
    expect(row).toEqual({ status: 'pending', is_due: true });
    expect((await browser.check(answer.data.id)).data.phase).toBe('paid');
  });
});

describe('money that goes back', () => {
  const refundsOf = (paymentId: number) =>
    server.query(
      'select status, amount, asked_by, reason from payment_refund where payment = $1 order by id',
      [paymentId],
    );
  const phaseAfterCheck = async (id: number) => (await browser.check(id)).data.phase;

  it('in full ends the subscription, with a note and a mail', async () => {
    const answer = await browser.buySearch();
    const paymentId = await pay(answer);
    await control.refund(paymentId);
    expect(await phaseAfterCheck(answer.data.id)).toBe('refunded');
    expect(await phaseAfterCheck(answer.data.id)).toBe('refunded');
    expect(await refundsOf(answer.data.id)).toEqual([
      { status: 'processed', amount: prices.subscription, asked_by: null, reason: 'other' },
    ]);
    expect(await server.query('select status from qd_subscriptions where "user" = $1', [me.id])).toEqual([
      { status: 'cancelled' },
    ]);
    const mail = await server.mail.waitForMail(me.email, ({ subject }) => subject.includes('refund'));
    expect(mail.text).toContain('₹550');
    expect(mail.text).toContain('has ended');
    const { data } = await browser.ask<{ receipts: { kind: string }[] }>('/receipts');
    expect(data.receipts.map(({ kind }) => kind)).toEqual(['refund_note', 'receipt']);
  });

  it('in part leaves the subscription', async () => {
    const answer = await browser.buySearch();
    const paymentId = await pay(answer);
    await control.refund(paymentId, 10_000);
    const checked = await browser.check(answer.data.id);
    expect(checked.data).toMatchObject({ phase: 'paid', refunded: 10_000 });
    await control.refund(paymentId, prices.subscription - 10_000);
    expect(await phaseAfterCheck(answer.data.id)).toBe('refunded');
    expect(await refundsOf(answer.data.id)).toHaveLength(2);
  });

  it('is owed while it is on its way, and ours again when the bank refuses it', async () => {
    const answer = await browser.buySearch();
    const paymentId = await pay(answer);
    const before = await readBalances(server);
    await control.setRefundMode('pending');
    const refund = await control.refund(paymentId);
    await control.setRefundMode('processed');
    expect(await phaseAfterCheck(answer.data.id)).toBe('paid');
    expect((await readBalances(server)).refunds_due - before.refunds_due).toBe(-prices.subscription);
    await control.failRefund(refund.id);
    expect(await phaseAfterCheck(answer.data.id)).toBe('paid');
    expect(await readBalances(server)).toEqual(before);
    expect(await refundsOf(answer.data.id)).toMatchObject([{ status: 'failed' }]);
    await control.refund(paymentId);
    expect(await phaseAfterCheck(answer.data.id)).toBe('refunded');
  });

  it('closes an order that was not sent, and leaves one that was', async () => {
    for (const [step, isArchived] of [
      ['ordered', true],
      ['dispatched', false],
    ] as const) {
      const answer = await browser.orderBook();
      const paymentId = await pay(answer);
      await server.query('update qd_order set order_status = $1 where id = $2', [step, answer.data.order]);
      await control.refund(paymentId);
      expect(await phaseAfterCheck(answer.data.id)).toBe('refunded');
      const [order] = await server.query('select is_archived from qd_order where id = $1', [
        answer.data.order,
      ]);
      expect(order).toEqual({ is_archived: isArchived });
    }
  });

  it('is a second payment of a paid order, which the provider gives back by itself', async () => {
    const answer = await browser.buySearch();
    const orderId = orderOf(answer);
    await pay(answer);
    const before = await readBalances(server);
    const second = await control.pay(orderId);
    expect((await browser.verify(orderId, second.id)).data.phase).toBe('paid');
    const attempts = await server.query(
      'select status, amount_refunded from payment_attempt where payment = $1 order by id',
      [answer.data.id],
    );
    expect(attempts).toEqual([
      { status: 'captured', amount_refunded: 0 },
      { status: 'refunded', amount_refunded: prices.subscription },
    ]);
    expect(await readBalances(server)).toEqual(before);
    expect(await server.query('select 1 from qd_subscriptions where "user" = $1', [me.id])).toHaveLength(1);
  });

  it('is a captured payment of another amount: it opens nothing and is owed until it is back', async () => {
    const answer = await browser.buySearch();
    const before = await readBalances(server);
    const payment = await control.pay(orderOf(answer), { amount: 100 });
    const { data } = await browser.verify(orderOf(answer), payment.id);
    expect(data.phase).not.toBe('paid');
    expect((await readBalances(server)).refunds_due - before.refunds_due).toBe(-100);
    expect(await server.query('select 1 from qd_subscriptions where "user" = $1', [me.id])).toEqual([]);
    await control.refund(payment.id);
    await browser.check(answer.data.id);
    expect(await readBalances(server)).toEqual(before);
    expect(await refundsOf(answer.data.id)).toMatchObject([{ status: 'processed', reason: 'paid_twice' }]);
  });
});

describe('a book', () => {
  const delivery = {
    name: 'Asha',
    address: '4 Lake Road',
    city: 'Thane',
    pincode: '400601',
    mobile: '9800000002',
  };
  const orders = async () => (await browser.ask<{ orders: OwnOrder[] }>('/orders')).data.orders;

  it('is ordered with or without an address, which can change until it is sent', async () => {
    const incomplete = { delivery: { ...delivery, city: ' ' } };
    const refused = await browser.orderBook(incomplete);
    expect([refused.status, refused.extensions['fields']]).toEqual([400, { 'delivery.city': 'required' }]);
    const answer = await browser.orderBook();
    expect((await orders())[0]).toMatchObject({
      status: 'pending',
      delivery: null,
      can_change_address: true,
    });
    await browser.orderBook({ delivery });
    expect(await orders()).toMatchObject([{ id: answer.data.order, delivery, payment: answer.data.id }]);
    await pay(answer);
    expect((await orders())[0]).toMatchObject({ status: 'paid', order_status: 'ordered' });
    const [account] = await server.query('select suchi_book_order from directus_users where id = $1', [
      me.id,
    ]);
    expect(account).toEqual({ suchi_book_order: 'ordered' });

    const order = answer.data.order ?? 0;
    const change = (who = browser) =>
      who.ask<OwnOrder>('/delivery', { body: { order, delivery: { ...delivery, city: 'Pune' } } });
    const stranger = browserOf(server, await registerPayer(server));
    expect((await change(stranger)).code).toBe('PAYMENT_NOT_FOUND');
    expect((await change()).data.delivery?.city).toBe('Pune');
    await server.query("update qd_order set order_status = 'dispatched' where id = $1", [order]);
    expect((await change()).code).toBe('ORDER_ALREADY_SENT');
    expect((await orders())[0]).toMatchObject({ order_status: 'dispatched', can_change_address: false });
  });

  it('names the day after which it is delivered until that day has passed', async () => {
    await browser.orderBook({ delivery });
    const named = async (day: string) => {
      await server.query('update edition set delivery_after = $1 where is_current', [day]);
      const offers = (await browser.ask<Offers>('/offers')).data;
      return [offers.suchi.delivery_after, (await orders())[0]?.delivery_after];
    };
    const tomorrow = addDays(todayInIndia(new Date()), 1);
    expect(await named(tomorrow)).toEqual([tomorrow, tomorrow]);
    expect(await named('2025-10-27')).toEqual([null, null]);
  });

  it('cannot be sent elsewhere through the collection either, once it is sent or archived', async () => {
    const answer = await browser.orderBook({ delivery });
    await pay(answer);
    const patch = () =>
      askApi(server.api.url, `/items/qd_order/${answer.data.order}`, {
        method: 'PATCH',
        token: me.token,
        body: { city: 'Nashik' },
      });
    expect((await patch()).status).toBe(200);
    for (const change of ["order_status = 'dispatched'", "order_status = 'ordered', is_archived = true"]) {
      await server.query(`update qd_order set ${change} where id = $1`, [answer.data.order]);
      expect((await patch()).status).toBe(403);
    }
  });
});
