import { addDays, addYears } from '@suchi/domain/basics';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from './moments.ts';
import { community, today } from './test/sample-community.ts';

const { users, profiles, subscriptions, orders, payments, loginUserIds } = community;
const count = <Row>(rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).length;
const createdOn = new Map(users.map(({ id, date_created }) => [id, dayInIndia(date_created)]));

describe('subscriptions', () => {
  const current = subscriptions.filter(({ is_archived }) => !is_archived);

  it.each<[string, number]>([
    ['valid', count(current, ({ end_date }) => end_date >= today)],
    ['expired', count(current, ({ end_date }) => end_date < today)],
    ['archived', count(subscriptions, ({ is_archived }) => is_archived)],
    ['started before 2025', count(current, ({ start_date }) => start_date < '2025-01-01')],
    ['of those still valid', count(current, (row) => row.start_date < '2025-01-01' && row.end_date >= today)],
  ])('are there: %s', (_, found) => {
    expect(found).toBeGreaterThan(9);
  });

  it('last a year, both ends included, except for the early ones', () => {
    const later = subscriptions.filter(({ start_date }) => start_date >= '2025-01-01');
    for (const { start_date, end_date } of later) expect(end_date).toBe(addDays(addYears(start_date, 1), -1));
  });

  it('were bought after the buyer became a member', () => {
    for (const { user, start_date } of subscriptions)
      expect(start_date >= (createdOn.get(user) ?? '9')).toBe(true);
  });
});

describe('orders', () => {
  it.each(['ordered', 'dispatched', 'delivered'] as const)(
    'exist in the step %s, now and in the past',
    (step) => {
      const paid = orders.filter(({ status, order_status }) => status === 'paid' && order_status === step);
      expect(count(paid, ({ is_archived }) => !is_archived)).toBeGreaterThan(20);
      expect(count(paid, ({ is_archived }) => is_archived)).toBeGreaterThan(4);
    },
  );

  it('include unpaid ones, with and without an address', () => {
    const pending = orders.filter(({ status }) => status === 'pending');
    expect(count(pending, ({ address }) => address !== null)).toBeGreaterThan(5);
    expect(count(pending, ({ address }) => address === null)).toBeGreaterThan(5);
    expect(pending.every(({ order_status }) => order_status === 'ordered')).toBe(true);
  });
});

describe('payments', () => {
  it('equal the price of the purchase', () => {
    for (const { user, amount, order_type, notes } of payments) {
      const price = order_type === 'suchi' ? 60_000 : user === loginUserIds.tester ? 200 : 55_000;
      expect([amount, notes.amount]).toEqual([price, price]);
    }
  });

  it('have a provider id and a time when captured', () => {
    for (const row of payments.filter(({ status }) => status === 'captured'))
      expect(row.payment_id !== null && row.captured_at !== null).toBe(true);
    const states = new Set(payments.map(({ status }) => status));
    expect([...states].toSorted()).toEqual(['captured', 'failed', 'pending', 'refunded']);
  });

  it('exist once for every subscription and every paid order', () => {
    const captured = payments.filter(({ status }) => status === 'captured');
    const paidFor = captured.map(({ subscription, order }) => `${subscription}/${order}`);
    expect(new Set(paidFor).size).toBe(captured.length);
    expect(captured).toHaveLength(subscriptions.length + count(orders, ({ status }) => status === 'paid'));
  });
});

describe('the demo logins', () => {
  const profileOf = (login: keyof typeof loginUserIds) =>
    profiles.find(({ user }) => user === loginUserIds[login]);
  const subscriptionsOf = (login: keyof typeof loginUserIds) =>
    subscriptions.filter(({ user, end_date }) => user === loginUserIds[login] && end_date >= today);

  it('cover each kind once', () => {
    expect(profileOf('member')).toMatchObject({ status: 'Active', first_name: 'Rohan', gender: 'Male' });
    expect(profileOf('subscriber')).toMatchObject({
      status: 'Active',
      first_name: 'Meera',
      gender: 'Female',
    });
    expect(profileOf('tester')).toMatchObject({
      status: 'Active',
      own_script_name: expect.stringContaining('શાહ'),
    });
    expect(profileOf('newcomer')).toBeUndefined();
    expect(profileOf('admin')).toBeUndefined();
  });

  it('are with and without a subscription', () => {
    expect(subscriptionsOf('member')).toHaveLength(0);
    expect(subscriptionsOf('subscriber')).toHaveLength(1);
    expect(subscriptionsOf('tester')).toHaveLength(1);
  });

  it('have filled lists', () => {
    const mine = (row: { directus_users_id: string }) => row.directus_users_id === loginUserIds.subscriber;
    expect(count(community.favourites, mine)).toBeGreaterThan(8);
    expect(count(community.blocks, mine)).toBeGreaterThan(0);
    expect(count(community.notes, (row) => row.user_created === loginUserIds.subscriber)).toBeGreaterThan(4);
  });
});

describe('no real person', () => {
  const everything = JSON.stringify(community);

  it('has an address outside example.org', () => {
    for (const [, domain] of everything.matchAll(/@([a-z0-9.-]+)/gi))
      expect(domain).toMatch(/(^|\.)example\.org$/);
    for (const [, host] of everything.matchAll(/https?:\/\/([^/"]+)/g))
      expect(host).toMatch(/(^|\.)example\.org$/);
  });

  it('can be called: all numbers are from invented or reserved series', () => {
    const { addresses } = community;
    const mobiles = [
      ...users.map(({ mobile }) => mobile),
      ...addresses.flatMap(({ mobile, mobile_alternative }) => [mobile, mobile_alternative]),
      ...orders.flatMap(({ mobile, alternate_mobile }) => [mobile, alternate_mobile]),
    ];
    for (const mobile of mobiles)
      expect(mobile ?? '9000000000').toMatch(/^((91)?90000\d{5}|\+120255501\d{2}|\+447700900\d{3})$/);
  });

  it('has an identity number', () => {
    expect(everything).not.toMatch(/\b\d{4} \d{4} \d{4}\b/);
    expect(everything).not.toMatch(/\b[A-Z]{5}\d{4}[A-Z]\b/);
  });
});
