import type { AdminSetting } from '@suchi/contracts/settings';
import { describe, expect, it } from 'vitest';
import { buySuchiPath, isOnSale } from './buy-suchi.ts';

const setting: AdminSetting = {
  isactive_search: true,
  isactive_suchibook: true,
  suchi_start_date: '2025-09-01',
  suchi_end_date: '2025-10-15',
  enable_search_subscription: false,
  subscription_start_date: null,
  subscription_end_date: null,
  enable_gender_switch: false,
  support_email: null,
  support_phone: null,
  chat_url: null,
};
const isSuchiOnSale = (given: AdminSetting, now: Date) => isOnSale('suchi', given, { isTester: false, now });

describe('the suchi is on sale', () => {
  it.each([
    ['on the first day', '2025-09-01T00:00:00+05:30', true],
    ['in the last minute of the last day in India', '2025-10-15T23:59:00+05:30', true],
    ['not a minute before', '2025-08-31T23:59:00+05:30', false],
    ['not a minute after', '2025-10-16T00:00:00+05:30', false],
  ])('%s', (_case, now, expected) => {
    expect(isSuchiOnSale(setting, new Date(now))).toBe(expected);
  });

  it('only while it is switched on and has dates', () => {
    const now = new Date('2025-09-10T12:00:00+05:30');
    expect(isSuchiOnSale({ ...setting, isactive_suchibook: false }, now)).toBe(false);
    expect(isSuchiOnSale({ ...setting, suchi_end_date: null }, now)).toBe(false);
  });
});

describe('the search subscription is on sale', () => {
  const now = new Date('2025-09-10T12:00:00+05:30');

  it('in its own dates, and for testers at any time', () => {
    const open = {
      ...setting,
      enable_search_subscription: true,
      subscription_start_date: '2025-09-01',
      subscription_end_date: '2025-09-10',
    };
    const ended = { ...open, subscription_end_date: '2025-09-09' };
    expect(isOnSale('subscription', open, { isTester: false, now })).toBe(true);
    expect(isOnSale('subscription', ended, { isTester: false, now })).toBe(false);
    expect(isOnSale('subscription', ended, { isTester: true, now })).toBe(true);
  });
});

describe('the address of the button', () => {
  it.each([
    [0, '/?buysuchi=1'],
    [0.999, '/?buysuchi=100'],
  ])('has a number from 1 to 100', (random, expected) => {
    expect(buySuchiPath(() => random)).toBe(expected);
  });
});
