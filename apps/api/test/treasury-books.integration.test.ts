import type { DayBook, Settlement, Statement, Unmatched } from '@suchi/contracts/money';
import { addDays } from '@suchi/domain/basics';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAlarms } from '../extensions/suchi/src/money/treasury/commands/check-alarms.ts';
import {
  reconcile as reconcileBooks,
  reconcileIfDue,
} from '../extensions/suchi/src/money/treasury/commands/reconcile.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerVerifiedMember } from './member.ts';
import { browserOf, openSales, orderOf, prices, registerPayer } from './payments.ts';
import { appointTreasurers, type Office, officeOf, payOnline, today, waitForRefund } from './treasury.ts';

let server: TestInstallation;
let sunita: Office;
let anil: Office;
let platform: ReturnType<typeof jobPlatformOf>;

beforeAll(async () => {
  server = await shareInstallation();
  await openSales(server);
  await server.query(`update admin_setting set office_email = 'office@example.org'`);
  ({ sunita, anil } = await appointTreasurers(server));
  platform = jobPlatformOf(server);
  // The engine's own schedule finds nothing due, at any hour.
  await server.query(`insert into reconciliation_run (day, finished_at) values (current_date + 7, now())`);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const reconcile = () => reconcileBooks(platform);
// Payments that are made after midnight count too.
const ofToday = `from=${today}&to=${addDays(today, 1)}`;
const dayBook = async () => (await anil.ask<DayBook>(`/day_book?${ofToday}`)).data;
const balances = async () =>
  Object.fromEntries(
    (
      await server.query<{ account: string; balance: number }>(
        `select account, sum(amount)::int as balance from (
           select debit_account as account, amount from ledger_transfer
           union all select credit_account, -amount from ledger_transfer) as sides group by account`,
      )
    ).map(({ account, balance }) => [account, balance]),
  );

describe('the books', () => {
  it('are for staff', async () => {
    const member = officeOf(server, await registerVerifiedMember(server));
    for (const path of [
      `/day_book?${ofToday}`,
      `/day_book_file?${ofToday}`,
      `/statement?${ofToday}`,
      `/day?day=${today}`,
      '/settlements',
      '/unmatched',
      '/cheques',
      '/payment?id=1',
    ]) {
      expect((await member.ask(path)).code).toBe('FORBIDDEN');
      expect((await anil.ask(path, { headers: { authorization: '' } })).status).toBe(401);
    }
  });

  it.each([
    `from=${today}&to=${addDays(today, -1)}`,
    'from=2026-01-01&to=2027-12-31',
    'from=x&to=y',
    `from=${today}`,
  ])('refuse the range %s', async (range) => {
    expect((await anil.ask(`/day_book?${range}`)).code).toBe('INVALID_PAYLOAD');
    expect((await anil.ask(`/statement?${range}`)).code).toBe('INVALID_PAYLOAD');
  });

  it('have nothing for days to come', async () => {
    const range = 'from=9999-12-30&to=9999-12-31';
    expect((await anil.ask<DayBook>(`/day_book?${range}`)).data.days).toEqual([]);
    expect((await anil.ask(`/statement?${range}`)).status).toBe(200);
  });
});

describe('the nightly check', () => {
  it('imports a payout once and matches it to the day’s payments', async () => {
    const payments = [];
    for (let count = 0; count < 3; count += 1)
      payments.push(await payOnline(server, await registerPayer(server)));
    const { data: refund } = await sunita.askRefund(payments[0]?.payment ?? 0, 10_000);
    await waitForRefund(server, refund.id, 'processed');
    expect((await dayBook()).days.at(-1)?.bank).toMatchObject({ state: 'payout', unmatched: 0 });

    const settled = await server.payments.control.settle(today);
    expect(await reconcile()).toEqual({ lines: 4, differences: 0, ledgerDifference: 0 });
    expect(await reconcile()).toEqual({ lines: 0, differences: 0, ledgerDifference: 0 });
    expect(await reconcileIfDue(platform)).toBe(false);

    const { data } = await anil.ask<{ settlements: Settlement[] }>('/settlements');
    expect(data.settlements).toEqual([
      {
        id: settled?.id,
        settled_on: today,
        utr: settled?.utr,
        payments: 3 * prices.subscription,
        fees: settled?.fees,
        tax: settled?.tax,
        refunds: 10_000,
        net: settled?.amount,
        lines: 4,
        differences: 0,
      },
    ]);
    expect(await balances()).toMatchObject({ provider_receivable: 0, bank: settled?.amount, refunds_due: 0 });
    const book = await dayBook();
    expect(book.days.at(-1)?.bank).toEqual({ state: 'matched', payout_on: null, unmatched: 0 });
    expect(book.check).toMatchObject({ ledger_difference: 0, differences: 0, is_overdue: false });
  });

  it('names what differs, and fetches a payment that no one told us about', async () => {
    const { control } = server.payments;
    // Told by no webhook and no browser: only the payout knows it.
    await control.setDelivery('none');
    const forgotten = await registerPayer(server);
    const wrong = await payOnline(server, await registerPayer(server));
    await server.query('update payment_attempt set amount = amount - 100 where provider_payment_id = $1', [
      wrong.providerPayment,
    ]);
    const silent = await beginAndPaySilently(forgotten);
    await control.settle(today);
    await reconcile();

    const { data } = await anil.ask<{ total: number; items: Unmatched[] }>('/unmatched');
    expect(data.items).toEqual([
      expect.objectContaining({
        difference: 'amount_differs',
        entity_id: wrong.providerPayment,
        amount: prices.subscription,
        expected: prices.subscription - 100,
        payment: wrong.payment,
      }),
    ]);
    const [paid] = await server.query<{ status: string }>('select status from qd_payments where id = $1', [
      silent,
    ]);
    expect(paid?.status).toBe('captured');
    expect((await dayBook()).days.at(-1)?.bank).toMatchObject({ state: 'unmatched', unmatched: 1 });
    await server.query('update payment_attempt set amount = amount + 100 where provider_payment_id = $1', [
      wrong.providerPayment,
    ]);
    await server.query('update settlement_line set difference = null where entity_id = $1', [
      wrong.providerPayment,
    ]);
  });

  it('lists a payment that no payout contains after some days', async () => {
    const { payment, providerPayment } = await payOnline(server, await registerPayer(server));
    await server.query(
      `update payment_attempt set captured_at = captured_at - interval '9 days' where provider_payment_id = $1`,
      [providerPayment],
    );
    const { data } = await anil.ask<{ items: Unmatched[] }>('/unmatched');
    expect(data.items).toMatchObject([
      { difference: 'missing_in_payout', payment, settled_on: expect.any(String) as string },
    ]);
    await server.query(
      `update payment_attempt set captured_at = captured_at + interval '9 days' where provider_payment_id = $1`,
      [providerPayment],
    );
  });

  it('raises an alarm when the ledger differs, and mails the office once', async () => {
    await server.query(
      `insert into ledger_transfer (debit_account, credit_account, amount, purpose, source_kind, source_id, happened_at)
       values ('provider_receivable', 'book_income', 1200, 'sale', 'transfer', 999999, now())`,
    );
    expect((await reconcile()).ledgerDifference).toBe(2400);
    await reconcile();
    const mail = await server.mail.waitForMail('office@example.org');
    expect(mail.subject).toContain('books differ');
    expect((await dayBook()).check?.ledger_difference).toBe(2400);
    const [mails] = await server.query<{ count: number }>(
      `select count(*)::int as count from qdb_mail where kind = 'money_alarm'`,
    );
    expect(mails?.count).toBe(1);
    await server.query(
      `insert into ledger_transfer (debit_account, credit_account, amount, purpose, source_kind, source_id, happened_at)
       values ('book_income', 'provider_receivable', 1200, 'reversal', 'transfer', 999999, now())`,
    );
  });

  it('raises an alarm when payments are captured and no event came for two hours', async () => {
    expect(await checkAlarms(platform)).toEqual([]);
    await server.query(`update qd_payment_event set date_created = now() - interval '2 days'`);
    await server.query(`update payment_attempt set captured_at = now() - interval '3 hours'`);
    expect(await checkAlarms(platform)).toEqual(['webhook_silent']);
    const mail = await server.mail.waitForMail('office@example.org', ({ subject }) =>
      subject.includes('news'),
    );
    expect(mail.text).toContain('webhook');
  });
});

describe('the day book’s file and the statement', () => {
  it('have the totals of the ledger', async () => {
    await sunita.record(await registerPayer(server), { received_from: '=HYPERLINK("x"), "Sons"' });
    const response = await fetch(`${server.api.url}/qe_treasury/day_book_file?${ofToday}`, {
      headers: { authorization: `Bearer ${anil.token}` },
    });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="day-book-${today}-${addDays(today, 1)}.csv"`,
    );
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\uFEFFDate,Time,Receipt,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x""), ""Sons"""`);

    const { subscription_income = 0, book_income = 0, melawa_income = 0 } = await balances();
    const income = -(subscription_income + book_income + melawa_income);
    const { data } = await anil.ask<Statement>(`/statement?${ofToday}`);
    const closing = (name: string) => data.accounts.find(({ account }) => account === name)?.closing ?? 0;
    expect(closing('subscription_income') + closing('book_income') + closing('melawa_income')).toBe(-income);
    expect(data.accounts.reduce((sum, account) => sum + account.closing, 0)).toBe(0);
    expect((await dayBook()).totals.total).toBe(income);
    expect(sumOfFile(text)).toBe(income);
  });
});

async function beginAndPaySilently(payer: { token: string }): Promise<number> {
  const begun = await browserOf(server, payer).buySearch();
  await server.payments.control.pay(orderOf(begun));
  return begun.data.id;
}

/** Received less refunded, in paise. Amounts are the 7th and 8th column from the left, or the 4th and 3rd from the right. */
function sumOfFile(text: string): number {
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))
    .reduce((sum, cells) => sum + Math.round((Number(cells.at(-4)) - Number(cells.at(-3))) * 100), 0);
}
