import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember } from './member.ts';
import { expectTrueBooks, openSales, prices, registerPayer } from './payments.ts';
import { appointTreasurers, type Office, officeOf, payOnline, statusOf, waitForRefund } from './treasury.ts';

let server: TestInstallation;
let sunita: Office;
let anil: Office;

beforeAll(async () => {
  server = await shareInstallation();
  await openSales(server);
  ({ sunita, anil } = await appointTreasurers(server));
});
afterEach(async () => {
  await server.payments.control.setRefundMode('processed');
  await expectTrueBooks(server);
});
afterAll(() => server.stop());

const whole = prices.subscription;
const paidOnline = async () => payOnline(server, await registerPayer(server));
const stepsOf = async (id: number) =>
  (
    await server.query<{ action: string; actor: string }>(
      `select action, actor from audit_log where subject_collection = 'payment_refund' and subject_id = $1 order by id`,
      [String(id)],
    )
  ).map(({ action }) => action);

describe('refunds', () => {
  it('are for staff only', async () => {
    const { payment } = await paidOnline();
    const member = officeOf(server, await registerVerifiedMember(server));
    for (const answer of [
      await member.askRefund(payment, 100),
      await member.confirm(1, 100),
      await member.retry(1),
      await member.withdraw(1),
      await member.payBack(1),
    ]) {
      expect(answer.code).toBe('FORBIDDEN');
    }
    const visitor = await sunita.ask('/refunds', { headers: { authorization: '' } });
    expect(visitor.status).toBe(401);
  });

  it('are refused above what was paid, for an unknown payment, and without a reason', async () => {
    const { payment } = await paidOnline();
    const above = await sunita.askRefund(payment, whole + 1);
    expect(above).toMatchObject({ code: 'REFUND_REFUSED', extensions: { reason: 'above_what_is_left' } });
    expect((await sunita.askRefund(999_999, 100)).code).toBe('PAYMENT_NOT_FOUND');
    for (const changes of [{ note: 'short' }, { reason: 'because' }, { amount: 0 }, { key: 'x' }])
      expect((await sunita.askRefund(payment, 100, changes)).code).toBe('INVALID_PAYLOAD');
    expect((await sunita.confirm(999_999, 100)).code).toBe('REFUND_REFUSED');
  });

  it('up to the limit go back at once, with a refund note by mail, and count once for one key', async () => {
    const payer = await registerPayer(server);
    const { payment } = await payOnline(server, payer);
    const key = crypto.randomUUID();
    const { data } = await sunita.askRefund(payment, 20_000, { key });
    expect(data).toMatchObject({ status: 'confirmed', can_confirm: false, is_mine: true });
    expect((await sunita.askRefund(payment, 20_000, { key })).data.id).toBe(data.id);
    await waitForRefund(server, data.id, 'processed');

    const [past] = await sunita.refunds('past');
    expect(past).toMatchObject({ id: data.id, payment: { refunded: 20_000, left: whole - 20_000 } });
    const mail = await server.mail.waitForMail(payer.email, (one) => one.subject.includes('refund'));
    expect(mail.text).toContain('₹200');
    const left = await sunita.askRefund(payment, whole - 20_000 + 1);
    expect(left.extensions['reason']).toBe('above_what_is_left');
  });

  it('above the limit need another person who types the same amount', async () => {
    const { payment } = await paidOnline();
    const { data: asked } = await sunita.askRefund(payment, whole);
    expect(asked).toMatchObject({ status: 'asked', can_confirm: false, asked_by: 'Sunita Kelkar' });
    expect((await anil.refunds()).find(({ id }) => id === asked.id)).toMatchObject({ can_confirm: true });

    expect((await sunita.confirm(asked.id, whole)).extensions['reason']).toBe('same_person');
    expect((await anil.confirm(asked.id, whole - 1)).extensions['reason']).toBe('amount_differs');
    expect(await server.payments.control.listRefunds()).not.toContainEqual(
      expect.objectContaining({ amount: whole }),
    );

    const answers = await Promise.all([anil.confirm(asked.id, whole), anil.confirm(asked.id, whole)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    await waitForRefund(server, asked.id, 'processed');
    const made = (await server.payments.control.listRefunds()).filter(({ amount }) => amount === whole);
    expect(made).toHaveLength(1);
    expect(await stepsOf(asked.id)).toEqual(['refund.ask', 'refund.confirm']);
    const [row] = await server.query<{ status: string }>('select status from qd_payments where id = $1', [
      payment,
    ]);
    expect(row?.status).toBe('refunded');
  });

  it('in parts need another person as soon as the parts are above the limit', async () => {
    const { payment } = await paidOnline();
    const readAlone = async () =>
      (await sunita.ask<{ confirm_above: number }>(`/payment?id=${payment}`)).data.confirm_above;
    expect(await readAlone()).toBe(50_000);
    const { data: first } = await sunita.askRefund(payment, 30_000);
    expect(first.status).toBe('confirmed');
    expect(await readAlone()).toBe(20_000);
    // The books are compared with the provider's after each test.
    await waitForRefund(server, first.id, 'processed');
    const { data: rest } = await sunita.askRefund(payment, whole - 30_000);
    expect(rest).toMatchObject({ status: 'asked', confirmed_by: null });
    expect((await anil.withdraw(rest.id)).data.status).toBe('withdrawn');
  });

  it('of one person need another above five times the limit in a day, also when asked at once', async () => {
    const { sunita: busy } = await appointTreasurers(server);
    const payments = await Promise.all(Array.from({ length: 6 }, paidOnline));
    const answers = await Promise.all(payments.map(({ payment }) => busy.askRefund(payment, 50_000)));
    const statuses = answers.map(({ data }) => data.status).toSorted();
    expect(statuses).toEqual(['asked', ...Array<string>(5).fill('confirmed')]);
    for (const { data } of answers.filter(({ data: { status } }) => status === 'confirmed'))
      await waitForRefund(server, data.id, 'processed');
  });

  it('can be withdrawn while they wait, and then not confirmed', async () => {
    const { payment } = await paidOnline();
    const { data } = await sunita.askRefund(payment, whole);
    expect((await anil.withdraw(data.id)).data.status).toBe('withdrawn');
    expect((await anil.confirm(data.id, whole)).extensions['reason']).toBe('not_waiting');
    expect((await anil.withdraw(data.id)).code).toBe('REFUND_REFUSED');
    const again = await sunita.askRefund(payment, whole);
    expect(again.data.status).toBe('asked');
  });

  it('that the bank refuses can be sent again, once', async () => {
    const { control } = server.payments;
    await control.setRefundMode('pending');
    const { payment } = await paidOnline();
    const { data } = await sunita.askRefund(payment, 10_000);
    await waitForRefund(server, data.id, 'sent');
    const [sent] = (await control.listRefunds()).filter(({ status }) => status === 'pending');
    await control.failRefund(sent?.id ?? '');
    await waitForRefund(server, data.id, 'failed');
    expect((await anil.refunds()).find(({ id }) => id === data.id)?.can_retry).toBe(true);

    await control.setRefundMode('processed');
    const answers = await Promise.all([anil.retry(data.id), anil.retry(data.id)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const retried = answers.find(({ status }) => status === 200)?.data.id ?? 0;
    await waitForRefund(server, retried, 'processed');
    expect(await statusOf(server, data.id)).toBe('withdrawn');
  });

  it('are tried again with the same key while the provider does not answer', async () => {
    const { control } = server.payments;
    const { payment, providerPayment } = await paidOnline();
    await control.addFault({
      request: `POST /v1/payments/${providerPayment}/refund`,
      answer: 502,
      times: 1,
      isCarriedOut: true,
    });
    const { data } = await sunita.askRefund(payment, 10_000);
    await waitForRefund(server, data.id, 'processed');
    const made = (await control.listRefunds()).filter(({ payment_id }) => payment_id === providerPayment);
    expect(made).toHaveLength(1);
  });

  it('that the provider refuses are shown with its reason', async () => {
    const { control } = server.payments;
    const { payment, providerPayment } = await paidOnline();
    const { data: asked } = await sunita.askRefund(payment, whole);
    // Refunded at the dashboard meanwhile: nothing is left.
    await control.refund(providerPayment);
    await anil.confirm(asked.id, whole);
    await waitForRefund(server, asked.id, 'failed');
    const failed = (await anil.refunds()).find(({ id }) => id === asked.id);
    expect(failed?.failure).toBeTruthy();
    expect((await anil.retry(asked.id)).extensions['reason']).toBe('above_what_is_left');
    expect((await anil.withdraw(asked.id)).data.status).toBe('withdrawn');
  });
});

describe('money that was paid at the desk', () => {
  const refundsInLedger = (payment: number) =>
    server.query(
      `select purpose from ledger_transfer where payment = $1 and purpose <> 'sale' order by purpose`,
      [payment],
    );

  it('is paid back at the desk', async () => {
    const cash = (await sunita.record(await registerPayer(server))).data.payment;
    const { data } = await sunita.askRefund(cash, 30_000);
    expect(data).toMatchObject({ status: 'confirmed', can_pay: true, can_withdraw: true });
    expect(await refundsInLedger(cash)).toEqual([]);
    expect((await anil.payBack(data.id)).data).toMatchObject({
      status: 'processed',
      receipt: { number: expect.stringMatching(/^\d{4}-\d{2}\/\d{5}$/) as string },
    });
    expect((await anil.payBack(data.id)).code).toBe('REFUND_REFUSED');
    expect(await refundsInLedger(cash)).toEqual([{ purpose: 'refund_due' }, { purpose: 'refund_paid' }]);
  });

  it('needs the bank’s reference when it goes back by transfer, and can be withdrawn before', async () => {
    const transfer = { channel: 'bank_transfer', bank_reference: 'N312260001' };
    const { payment } = (await sunita.record(await registerPayer(server), transfer)).data;
    const { data } = await sunita.askRefund(payment, 30_000);
    expect((await anil.payBack(data.id)).code).toBe('INVALID_PAYLOAD');
    expect((await anil.withdraw(data.id)).data.status).toBe('withdrawn');
    expect(await refundsInLedger(payment)).toEqual([]);
  });
});
