import type { OwnPayment } from '@suchi/contracts/money';
import { type LedgerAccount, sumBalances } from '@suchi/domain/money';
import { type ApiRequest, askApi, type TestInstallation } from '@suchi/testing';
import { expect } from 'vitest';
import { registerVerifiedMember } from './member.ts';

export const prices = { subscription: 55_000, tester: 200, suchi: 60_000 };

export interface Payer {
  id: string;
  token: string;
  email: string;
}

/** Both offers are open, at the prices of the specification. */
export async function openSales(server: TestInstallation): Promise<void> {
  await server.query(
    `update admin_setting set enable_search_subscription = true, isactive_suchibook = true,
        subscription_start_date = current_date - 30, subscription_end_date = current_date + 30,
        suchi_start_date = current_date - 30, suchi_end_date = current_date + 30`,
  );
  await server.query(
    'update edition set subscription_price = $1, tester_price = $2, suchi_price = $3 where is_current',
    [prices.subscription, prices.tester, prices.suchi],
  );
}

export async function registerPayer(server: TestInstallation): Promise<Payer> {
  const { id, token, form } = await registerVerifiedMember(server);
  return { id, token, email: form.email };
}

/** The requests of one member's browser. */
export function browserOf(server: TestInstallation, { token }: { token: string }) {
  const ask = <Data = OwnPayment>(path: string, request: ApiRequest = {}) =>
    askApi<Data>(server.api.url, `/qe_payment${path}`, { token, ...request });
  const { control } = server.payments;
  const browser = {
    ask,
    buySearch: (amount = prices.subscription) => ask('/init_payment_razorpay', { body: { amount } }),
    orderBook: (body: object = {}) => ask('/order', { body: { amount: prices.suchi, ...body } }),
    check: (payment: number) => ask('/check', { body: { payment } }),
    async verify(orderId: string, paymentId: string) {
      const razorpay_signature = await control.checkoutSignature(orderId, paymentId);
      return ask('/verify_payment_razorpay', {
        body: { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature },
      });
    },
  };
  return browser;
}

export const orderOf = ({ data }: { data: OwnPayment }): string => data.checkout?.order_id ?? '';

interface TransferRow {
  debit_account: LedgerAccount;
  credit_account: LedgerAccount;
  amount: number;
}

export async function readBalances(server: TestInstallation): Promise<Record<LedgerAccount, number>> {
  const rows = await server.query<TransferRow & Record<string, unknown>>(
    'select debit_account, credit_account, amount from ledger_transfer',
  );
  return sumBalances(
    rows.map((row) => ({ debit: row.debit_account, credit: row.credit_account, amountPaise: row.amount })),
  );
}

/** What the provider holds for us: captured, less what went back. Payments that never were captured are not ours. */
async function sumAtProvider({ payments }: TestInstallation): Promise<number> {
  const captured = (await payments.control.listPayments()).filter((payment) => payment.captured);
  const ids = new Set(captured.map(({ id }) => id));
  const refunds = (await payments.control.listRefunds()).filter(
    ({ status, payment_id }) => status === 'processed' && ids.has(payment_id),
  );
  return sum(captured) - sum(refunds);
}

const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** The books balance, equal the provider's list, and every paid purchase has exactly one grant and one receipt. */
export async function expectTrueBooks(server: TestInstallation): Promise<void> {
  const balances = await readBalances(server);
  expect(Object.values(balances).reduce((total, balance) => total + balance, 0)).toBe(0);
  expect(balances.provider_receivable).toBe(await sumAtProvider(server));
  const wrong = await server.query(
    `select p.id, p.status from qd_payments p
      where p.channel = 'online' and (
        (p.status in ('captured', 'refunded')) <> exists (select from ledger_transfer t
            where t.source_kind = 'payment' and t.source_id = p.id and t.purpose = 'sale' and t.amount = p.amount)
        or (p.status in ('captured', 'refunded')) <> exists (select from receipt r where r.payment = p.id and r.kind = 'receipt')
        or (p.order_type = 'subscription' and (p.status in ('captured', 'refunded')) <> (p.subscription is not null))
        or (p.order_type = 'suchi' and p.status = 'captured'
            and not exists (select from qd_order o where o.id = p."order" and o.status = 'paid')))`,
  );
  expect(wrong).toEqual([]);
  const copies = await server.query(
    `select u.id from directus_users u where u.membership_valid_till is distinct from
       (select max(s.end_date) from qd_subscriptions s where s."user" = u.id and s.status = 'active')`,
  );
  expect(copies).toEqual([]);
  await expectGaplessReceipts(server);
}

async function expectGaplessReceipts(server: TestInstallation): Promise<void> {
  const gaps = await server.query(
    `select s.financial_year from receipt_series s
      where s.last_number <> (select count(*) from receipt r where r.financial_year = s.financial_year)
         or s.last_number <> (select max(r.sequence) from receipt r where r.financial_year = s.financial_year)`,
  );
  expect(gaps).toEqual([]);
}
