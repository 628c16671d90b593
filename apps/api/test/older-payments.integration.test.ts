import type { ReceiptFacts } from '@suchi/domain/money';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { olderPayments } from '../migrations/0003-older-payments.ts';
import { registerPayer, readBalances } from './payments.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
afterAll(() => server.stop());

it('payments from before the ledger get references, attempts, transfers and gapless receipts, once', async () => {
  const { id: user } = await registerPayer(server);
  await server.query(
    `insert into qd_payments ("user", amount, order_type, status, order_id, payment_id, date_created, captured_at) values
      ($1, 55000, 'subscription', 'captured', 'order_1', 'pay_1', '2026-03-31T18:00:00Z', '2026-03-31T18:00:00Z'),
      ($1, 60000, 'suchi', 'captured', 'order_2', 'pay_2', '2026-03-31T18:40:00Z', '2026-03-31T18:40:00Z'),
      ($1, 55000, 'subscription', 'refunded', 'order_3', 'pay_3', '2026-05-01T06:00:00Z', '2026-05-01T06:00:00Z'),
      ($1, 200, 'subscription', 'failed', 'order_4', 'pay_4', '2026-05-02T06:00:00Z', null),
      ($1, 200, 'subscription', 'pending', 'order_5', null, '2026-05-03T06:00:00Z', null)`,
    [user],
  );
  // A second run, as after a crash, adds nothing.
  const migrate = () => server.query(`begin; ${olderPayments.sql}; commit`);
  await migrate();
  await migrate();

  expect(await readBalances(server)).toMatchObject({
    provider_receivable: 115_000,
    subscription_income: -55_000,
    book_income: -60_000,
    refunds_due: 0,
  });
  const attempts = await server.query(
    'select provider_payment_id as id, status, amount_refunded from payment_attempt order by id',
  );
  expect(attempts).toEqual([
    { id: 'pay_1', status: 'captured', amount_refunded: 0 },
    { id: 'pay_2', status: 'captured', amount_refunded: 0 },
    { id: 'pay_3', status: 'refunded', amount_refunded: 55_000 },
    { id: 'pay_4', status: 'failed', amount_refunded: 0 },
  ]);
  const receipts = await server.query<{ number: string; kind: string; facts: ReceiptFacts }>(
    'select number, kind, facts from receipt order by number',
  );
  // The financial year ends at midnight in India, which is 18:30 UTC.
  expect(receipts.map(({ number, kind }) => [number, kind])).toEqual([
    ['2025-26/00001', 'receipt'],
    ['2026-27/00001', 'receipt'],
    ['2026-27/00002', 'receipt'],
    ['2026-27/00003', 'refund_note'],
  ]);
  expect(receipts[0]?.facts).toMatchObject({
    orderType: 'subscription',
    channel: 'online',
    paidAt: '2026-03-31T18:00:00.000Z',
    refundOf: null,
  });
  expect(receipts[3]?.facts.refundOf).toEqual({
    number: '2026-27/00002',
    issuedOn: '2026-05-01',
    amountPaise: 55_000,
  });
  const references = await server.query<{ reference: string }>('select reference from qd_payments');
  for (const { reference } of references) expect(reference).toMatch(/^SU-[2-9A-Z]{4}-[2-9A-Z]{4,}$/);
  const [pending] = await server.query(
    "select next_check_at is not null as is_due from qd_payments where status = 'pending'",
  );
  expect(pending).toEqual({ is_due: true });
});

it('a year has more receipts than five digits count', async () => {
  const { id: user } = await registerPayer(server);
  const day = '2024-05-01T06:00:00Z';
  await server.query(`insert into receipt_series (financial_year, last_number) values ('2024-25', 99999)`);
  await server.query(
    `insert into qd_payments ("user", amount, order_type, status, order_id, payment_id, date_created, captured_at)
     values ($1, 55000, 'subscription', 'captured', 'order_6', 'pay_6', '${day}', '${day}')`,
    [user],
  );
  await server.query(`begin; ${olderPayments.sql}; commit`);
  const receipts = await server.query(`select number from receipt where financial_year = '2024-25'`);
  expect(receipts).toEqual([{ number: '2024-25/100000' }]);
});
