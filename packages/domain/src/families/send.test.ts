import { describe, expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';
import { againFrom, checkMaySend, type SendFacts, sharedNumbers } from './send.ts';

const rules = { openLimit: 10, dailyLimit: 20, openDays: 30, againDays: 180 };
const today = '2026-11-17';
const ready: SendFacts = {
  isApproved: true,
  isShown: true,
  isSubscribed: true,
  againFrom: null,
  openSent: 9,
  sentToday: 19,
};

describe('checkMaySend', () => {
  it('lets a family write that may, also on the first day after a wait', () => {
    expect(checkMaySend(ready, rules, today)).toEqual({ allowed: true });
    expect(checkMaySend({ ...ready, againFrom: today }, rules, today)).toEqual({ allowed: true });
  });

  it.each([
    ['not_approved', { isApproved: false, isShown: false }],
    ['not_shown', { isShown: false, isSubscribed: false }],
    ['no_subscription', { isSubscribed: false, openSent: 10 }],
    ['too_soon', { againFrom: '2026-11-18', openSent: 10 }],
    ['open_limit', { openSent: 10, sentToday: 20 }],
    ['daily_limit', { sentToday: 20 }],
  ] as const)('refuses: %s', (reason, facts) => {
    expect(checkMaySend({ ...ready, ...facts }, rules, today)).toEqual({ allowed: false, reason });
  });
});

describe('againFrom', () => {
  const closedAt = new Date('2026-11-04T06:00:00Z');
  const seenAt = new Date('2026-11-03T06:00:00Z');
  const wait = '2027-05-03';
  it.each([
    ['declined', 'received', seenAt, wait, null],
    ['expired', null, null, wait, null],
    ['closed', 'sent', seenAt, wait, wait],
    ['closed', 'received', seenAt, wait, wait],
    ['withdrawn', 'sent', seenAt, wait, null],
    ['withdrawn', 'sent', null, null, null],
    ['ended', 'sent', seenAt, wait, null],
    ['ended', 'sent', null, null, null],
    ['ended', 'received', seenAt, null, null],
  ] as const)(
    'after %s by %s, seen at %s: %s for the sender, %s for the other',
    (state, closedBy, seen, ...days) => {
      const closed = { state, closedBy, closedAt, seenAt: seen };
      expect([againFrom(closed, 'sent', rules), againFrom(closed, 'received', rules)]).toEqual(days);
    },
  );

  it('is none while it is live', () => {
    expect(againFrom({ state: 'later', closedBy: null, closedAt: null, seenAt }, 'sent', rules)).toBeNull();
  });
});

describe('sharedNumbers', () => {
  const numbers = [{ number: '+911' }, { number: '+912' }];
  it.each([
    ['+912', ['+912']],
    [null, ['+911']],
    ['+913', ['+911']],
  ])('of the choice %s are %j', (chosen, shared) => {
    expect(sharedNumbers(numbers, chosen).map(({ number }) => number)).toEqual(shared);
  });

  it('are none without a number', () => {
    expect(sharedNumbers([], '+911')).toEqual([]);
  });
});

describe('a mail between families', () => {
  it.each([
    ['2026-11-17T02:30:00.000Z', '2026-11-17T02:30:00.000Z'],
    ['2026-11-17T15:29:59.999Z', '2026-11-17T15:29:59.999Z'],
    ['2026-11-17T15:30:00.000Z', '2026-11-18T02:30:00.000Z'],
    ['2026-11-17T18:29:59.999Z', '2026-11-18T02:30:00.000Z'],
    ['2026-11-17T18:30:00.000Z', '2026-11-18T02:30:00.000Z'],
    ['2026-11-18T02:29:59.999Z', '2026-11-18T02:30:00.000Z'],
  ])('of %s goes out at %s', (at, out) => {
    expect(afterQuietHours(new Date(at)).toISOString()).toBe(out);
  });
});
