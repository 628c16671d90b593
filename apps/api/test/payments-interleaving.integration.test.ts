import { randomUUID } from 'node:crypto';
import {
  bookRefundDue,
  bookRefundPaid,
  bookSale,
  type LedgerAccount,
  sumBalances,
} from '@suchi/domain/money';
import {
  cloneDatabase,
  dropDatabase,
  type FakeProvider,
  paymentsEnvironment,
  startFakeProvider,
  testPaymentKeys,
  testSecret,
} from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyPayment } from '../extensions/suchi/src/money/payments/commands/apply-payment.ts';
import { checkPurchase } from '../extensions/suchi/src/money/payments/commands/check-purchase.ts';
import { openPurchase } from '../extensions/suchi/src/money/payments/commands/open-purchase.ts';
import { processEvent } from '../extensions/suchi/src/money/payments/commands/process-event.ts';
import { ensureProviderOrder } from '../extensions/suchi/src/money/payments/commands/provider-order.ts';
import { readEnv } from '../extensions/suchi/src/platform/env.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { createJobPlatform } from '../extensions/suchi/src/worker/job-platform.ts';

const databaseName = `suchi_test_interleaving_${process.pid}`;
const price = 55_000;

let provider: FakeProvider;
let database: JobPlatform['database'];
let platform: JobPlatform;
let user: string;

beforeAll(async () => {
  provider = await startFakeProvider(testPaymentKeys);
  const databaseUrl = await cloneDatabase(databaseName);
  const env = readEnv({
    ...paymentsEnvironment(provider.url),
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: testSecret,
    SUCHI_DATABASE_URL: databaseUrl,
    SUCHI_REDIS_URL: 'redis://127.0.0.1:1',
    SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
    SUCHI_LOG_LEVEL: 'silent',
  });
  platform = createJobPlatform(env);
  ({ database } = platform);
  user = randomUUID();
  await database('directus_users').insert({ id: user, email: 'payer@example.org', email_verified: true });
});
afterAll(async () => {
  await database.destroy();
  await provider.stop();
  await dropDatabase(databaseName);
});

type Step =
  | { kind: 'pay'; outcome: 'captured' | 'failed' | 'created' | 'authorized' }
  | { kind: 'capture' | 'end_refund' | 'lose_refund'; which: number }
  | { kind: 'refund'; which: number; paise: number; mode: 'processed' | 'pending' }
  | { kind: 'browser' | 'webhook'; which: number }
  | { kind: 'poller' }
  | { kind: 'all_at_once'; which: number };

const which = fc.nat({ max: 3 });
const outcome = fc.constantFrom('captured' as const, 'captured', 'failed', 'created', 'authorized');
const pay = fc.record({ kind: fc.constant('pay' as const), outcome });
const refunding = fc.record({
  kind: fc.constant('refund' as const),
  which,
  paise: fc.constantFrom(100, 20_000, price),
  mode: fc.constantFrom('processed' as const, 'pending', 'pending'),
});
const hear = fc.record({ kind: fc.constantFrom('browser' as const, 'webhook', 'all_at_once'), which });
const bank = fc.record({ kind: fc.constantFrom('capture' as const, 'end_refund', 'lose_refund'), which });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: pay },
  { weight: 3, arbitrary: refunding },
  { weight: 4, arbitrary: bank },
  { weight: 6, arbitrary: hear },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('poller' as const) }) },
);

/** One purchase with everything that can happen to it, at the provider and here. */
class Story {
  readonly id: number;
  readonly orderId: string;

  constructor(id: number, orderId: string) {
    this.id = id;
    this.orderId = orderId;
  }

  static async begin(): Promise<Story> {
    const purchase = await database.transaction(async (tx) => {
      await tx('qd_payments').where({ user, status: 'pending' }).update({ status: 'failed' });
      const facts = {
        userId: user,
        orderType: 'subscription',
        channel: 'online',
        receivedFrom: 'A',
      } as const;
      return openPurchase(tx, { ...facts, amountPaise: price, editionId: null }, new Date());
    });
    return new Story(purchase.id, await ensureProviderOrder(platform, purchase, { isNew: true }));
  }

  async take(taken: Step): Promise<void> {
    const { control } = provider;
    const payments = await control.listPayments(this.orderId);
    const pick = (index: number) => payments[index % Math.max(payments.length, 1)]?.id;
    // The provider refuses some of these, such as to capture twice. That is part of the story.
    const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
    if (taken.kind === 'pay') await attempt(control.pay(this.orderId, { outcome: taken.outcome }));
    if (taken.kind === 'poller') await this.poll();
    if (!('which' in taken)) return;
    const paymentId = pick(taken.which);
    if (paymentId === undefined) return;
    if (taken.kind === 'capture') await attempt(control.capture(paymentId));
    if (taken.kind === 'refund') {
      await control.setRefundMode(taken.mode);
      await attempt(control.refund(paymentId, taken.paise));
    }
    if (taken.kind === 'end_refund' || taken.kind === 'lose_refund') {
      const refund = (await this.refunds()).find(({ status }) => status === 'pending');
      if (refund && taken.kind === 'end_refund') await control.processRefund(refund.id);
      if (refund && taken.kind === 'lose_refund') await control.failRefund(refund.id);
    }
    if (taken.kind === 'browser') await applyPayment(platform, paymentId);
    if (taken.kind === 'webhook') await this.receive(paymentId);
    if (taken.kind === 'all_at_once')
      await Promise.all([
        applyPayment(platform, paymentId),
        this.receive(paymentId),
        this.poll(),
        this.receive(paymentId),
      ]);
  }

  async receive(paymentId: string): Promise<void> {
    const [event] = await database('qd_payment_event')
      .insert({ event_id: randomUUID(), kind: 'order.paid', provider_payment_id: paymentId, body: '{}' })
      .returning('id');
    await processEvent(platform, { eventId: event?.id ?? 0 });
  }

  async poll(): Promise<void> {
    const purchase = await database('qd_payments').where({ id: this.id }).first('*');
    if (purchase) await checkPurchase(platform, purchase);
  }

  async refunds() {
    const ids = new Set((await provider.control.listPayments(this.orderId)).map(({ id }) => id));
    return (await provider.control.listRefunds()).filter(({ payment_id }) => ids.has(payment_id));
  }

  /** What the ledger must say, from the provider's list alone. */
  async expectedBalances(): Promise<Record<LedgerAccount, number>> {
    const captured = (await provider.control.listPayments(this.orderId)).find((payment) => payment.captured);
    if (!captured) return sumBalances([]);
    const facts = {
      orderType: 'subscription',
      channel: 'online',
      isAtDesk: false,
      isSurplus: false,
    } as const;
    const refunds = (await this.refunds()).filter(({ payment_id }) => payment_id === captured.id);
    const due = refunds.filter(({ status }) => status !== 'failed');
    const paid = refunds.filter(({ status }) => status === 'processed');
    const toBook = ({ amount }: { amount: number }) => ({ ...facts, refundId: 0, amountPaise: amount });
    return sumBalances([
      bookSale({ ...facts, paymentId: this.id, amountPaise: captured.amount }),
      ...due.flatMap((refund) => bookRefundDue(toBook(refund))),
      ...paid.flatMap((refund) => bookRefundPaid(toBook(refund))),
    ]);
  }

  async balances(): Promise<Record<LedgerAccount, number>> {
    const rows = await database('ledger_transfer')
      .where({ payment: this.id })
      .select('debit_account as debit', 'credit_account as credit', 'amount as amountPaise');
    return sumBalances(rows as Parameters<typeof sumBalances>[0]);
  }

  async counts() {
    const { rows } = await database.raw<{ rows: Record<string, unknown>[] }>(
      `select p.status,
              (select count(*)::int from receipt r where r.payment = p.id and r.kind = 'receipt') as receipts,
              (select count(*)::int from receipt r where r.payment = p.id and r.kind = 'refund_note') as notes,
              (select count(*)::int from ledger_transfer t where t.payment = p.id) as transfers,
              (select s.status from qd_subscriptions s where s.id = p.subscription) as subscription
         from qd_payments p where p.id = ?`,
      [this.id],
    );
    return rows[0];
  }
}

/** What there must be beside the ledger, from the provider's list alone. */
async function expectedState(story: Story) {
  const captured = (await provider.control.listPayments(story.orderId)).find((payment) => payment.captured);
  if (!captured) return { isPaid: false, isBack: false, notes: 0 };
  const back = (await story.refunds()).filter(
    ({ status, payment_id }) => status === 'processed' && payment_id === captured.id,
  );
  const paise = back.reduce((sum, { amount }) => sum + amount, 0);
  return { isPaid: true, isBack: paise === price, notes: back.length };
}

async function actualState(story: Story) {
  const counts = await story.counts();
  expect(counts?.['receipts']).toBe(counts?.['subscription'] === null ? 0 : 1);
  expect(counts?.['subscription'] === 'cancelled').toBe(counts?.['status'] === 'refunded');
  return {
    isPaid: counts?.['status'] === 'captured' || counts?.['status'] === 'refunded',
    isBack: counts?.['status'] === 'refunded',
    notes: counts?.['notes'],
  };
}

it('ends in the same ledger, whatever the order of browser, webhook, poller and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(pay, fc.array(step, { maxLength: 24 }), async (first, steps) => {
      const story = await Story.begin();
      for (const taken of [first, ...steps]) await story.take(taken);
      await story.poll();
      expect(await story.balances()).toEqual(await story.expectedBalances());
      expect(await actualState(story)).toEqual(await expectedState(story));

      // Nothing that is said again changes anything.
      const before = await story.counts();
      for (const { id } of await provider.control.listPayments(story.orderId))
        await applyPayment(platform, id);
      expect(await story.counts()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});
