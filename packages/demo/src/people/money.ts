import { addDays, addYears } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { providerId } from './identifiers.ts';
import type { Member } from './members.ts';
import { dayBetween, dayInIndia, instantOn } from './moments.ts';
import type { DemoDate, OrderRow, PaymentRow, SubscriptionRow } from './rows.ts';
import { demoCalendar } from './season.ts';

/** Prices in paise. */
export const prices = { subscription: 55_000, tester: 200, suchi: 60_000 } as const;

/** A payment before it gets an id. */
export type NewPayment = Omit<PaymentRow, 'id'>;

/** Subscriptions and orders with their payments. */
export interface Money {
  subscriptions: SubscriptionRow[];
  orders: OrderRow[];
  payments: PaymentRow[];
}

/** The status of a subscription. Early ones see fewer profiles. */
type SaleState = 'valid' | 'expired' | 'archived' | 'early_valid' | 'early_expired';

const salesByState: Readonly<Record<SaleState, number>> = {
  valid: 300,
  expired: 70,
  archived: 60,
  early_valid: 14,
  early_expired: 36,
};

/** The possible start days of a subscription with that status. */
function startRange(state: SaleState, today: DemoDate): readonly [from: DemoDate, to: DemoDate] {
  const at = (days: number) => addDays(today, days);
  const early = [at(-836), addDays(demoCalendar(today).earlySubscriptionBefore, -1)] as const;
  const ranges: Record<SaleState, readonly [from: DemoDate, to: DemoDate]> = {
    valid: [addDays(addYears(today, -1), 2), at(-1)],
    expired: [at(-682), addDays(addYears(today, -1), -1)],
    archived: [at(-1355), at(-898)],
    early_valid: early,
    early_expired: early,
  };
  return ranges[state];
}

const memberSince = ({ profile }: Member) => dayInIndia(profile.date_created);
const latest = (...days: DemoDate[]) => days.toSorted().at(-1) ?? '';

/** A captured payment. */
export function capturedPayment(
  random: Random,
  payment: { user: string; amount: number; orderType: PaymentRow['order_type']; day: DemoDate; key: string },
): NewPayment {
  const { user, amount, orderType, day, key } = payment;
  const paidAt = instantOn(day, random);
  const bank = createRandom(`bank:${key}`);
  return {
    user,
    status: 'captured',
    amount,
    currency: 'INR',
    order_type: orderType,
    order_id: providerId('order', key),
    payment_id: providerId('pay', key),
    method: bank.pick(['upi', 'upi', 'upi', 'card', 'netbanking']),
    bank_reference: String(bank.integer(500_000_000_000, 699_999_999_999)),
    notes: {
      user_id: user,
      amount,
      order_type: orderType,
      ...(orderType === 'subscription' ? { subscription_plan_id: 'online_search' } : {}),
    },
    subscription: null,
    order: null,
    date_created: paidAt,
    captured_at: paidAt,
  };
}

/** What a payment lacks until it is paid. The provider of a demo knows none of its orders. */
export const unpaid = {
  order_id: null,
  payment_id: null,
  method: null,
  bank_reference: null,
  captured_at: null,
} as const;

interface Sale {
  member: Member;
  state: SaleState;
}

const isBuyer = ({ plan, login }: Member) =>
  login === null && ['Active', 'married', 'Blocked'].includes(plan.status);

/** Finds a buyer for each status who was a member by then; the rare, early ones choose first. */
function findBuyers(random: Random, members: readonly Member[], today: DemoDate): Sale[] {
  const waiting = random.shuffle(members.filter(isBuyer));
  const sales: Sale[] = [];
  for (const state of ['archived', 'early_valid', 'early_expired', 'expired', 'valid'] as const) {
    const [, lastStart] = startRange(state, today);
    for (let sold = 0; sold < salesByState[state]; sold++) {
      const place = waiting.findIndex((member) => memberSince(member) <= lastStart);
      const [member] = place < 0 ? [] : waiting.splice(place, 1);
      if (member) sales.push({ member, state });
    }
  }
  const logins = members.filter(({ login }) => login === 'subscriber' || login === 'tester');
  return [...sales, ...logins.map((member) => ({ member, state: 'valid' as const }))];
}

function sellSubscriptions(members: readonly Member[], today: DemoDate) {
  const random = createRandom('subscriptions');
  const payments: NewPayment[] = [];
  const subscriptions = findBuyers(random, members, today).map(
    ({ member, state }, index): SubscriptionRow => {
      const [from, to] = startRange(state, today);
      const start = dayBetween(random, latest(from, memberSince(member)), to);
      // Some early members paid for three years, to show the rule about old subscriptions.
      const end = addDays(addYears(start, state === 'early_valid' ? 3 : 1), -1);
      const amount = member.user.is_tester ? prices.tester : prices.subscription;
      const sale = {
        user: member.user.id,
        amount,
        orderType: 'subscription',
        day: start,
        key: `subscription:${index}`,
      } as const;
      const payment = capturedPayment(random, sale);
      payments.push({ ...payment, subscription: index + 1 });
      return {
        id: index + 1,
        user: member.user.id,
        plan: 'online_search',
        status: 'active',
        is_archived: state === 'archived',
        start_date: start,
        end_date: end,
        date_created: payment.date_created,
      };
    },
  );
  return { subscriptions, payments };
}

/** Payments that failed or are not finished. */
function openPayments(members: readonly Member[], today: DemoDate): NewPayment[] {
  const random = createRandom('open payments');
  const payers = random
    .shuffle(
      members.filter(
        ({ login, plan }) =>
          login === null && plan.status === 'Active' && plan.createdOn < addDays(today, -318),
      ),
    )
    .slice(0, 26);
  return payers.map(({ user }, index): NewPayment => {
    const status = index < 12 ? 'pending' : index < 23 ? 'failed' : 'refunded';
    const day = addDays(today, status === 'pending' ? -random.integer(1, 3) : -random.integer(4, 200));
    const payment = capturedPayment(random, {
      user: user.id,
      amount: prices.subscription,
      orderType: 'subscription',
      day,
      key: `open:${index}`,
    });
    return status === 'refunded'
      ? { ...payment, status }
      : {
          ...payment,
          status,
          ...unpaid,
          payment_id: status === 'failed' ? payment.payment_id : null,
          order_id: status === 'failed' ? payment.order_id : null,
        };
  });
}

/** The purchases and their payments. */
export function tradeDemo(
  members: readonly Member[],
  orders: { orders: OrderRow[]; payments: NewPayment[] },
  today: DemoDate,
): Money {
  const sold = sellSubscriptions(members, today);
  const payments = [...sold.payments, ...orders.payments, ...openPayments(members, today)]
    .toSorted((a, b) => a.date_created.localeCompare(b.date_created))
    .map((payment, index) => ({ id: index + 1, ...payment }));
  return { subscriptions: sold.subscriptions, orders: orders.orders, payments };
}
