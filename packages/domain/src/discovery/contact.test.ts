import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMemberMail,
  checkReveal,
  listNumbers,
  memberMailDailyLimit,
  type RevealFacts,
} from './contact.ts';

const facts: RevealFacts = {
  as: 'subscriber',
  isAlwaysShown: false,
  isOpenedToday: false,
  isByConsent: false,
  openedToday: 0,
  dailyLimit: 50,
};

describe('checkReveal', () => {
  it.each([
    ['the first of the day', {}, { isLogged: true, leftToday: 49 }],
    ['the last of the day', { openedToday: 49 }, { isLogged: true, leftToday: 0 }],
    ['again on the same day', { isOpenedToday: true, openedToday: 50 }, { isLogged: false, leftToday: 0 }],
    ['one’s own', { as: 'owner', dailyLimit: 0 }, { isLogged: false, leftToday: 0 }],
    ['staff', { as: 'admin', openedToday: 50 }, { isLogged: false, leftToday: 0 }],
    ['where numbers are always shown', { isAlwaysShown: true }, { isLogged: false, leftToday: 50 }],
    ['one’s own, by consent', { as: 'owner', isByConsent: true }, { isLogged: false, leftToday: 50 }],
  ] as const)('opens: %s', (_, changes, granted) => {
    expect(checkReveal({ ...facts, ...changes })).toEqual({ allowed: true, ...granted });
  });

  it.each([
    ['one more than the limit', { openedToday: 50 }],
    ['after the limit was lowered', { openedToday: 12, dailyLimit: 5 }],
    ['where the limit is none', { dailyLimit: 0 }],
  ])('refuses: %s', (_, changes) => {
    expect(checkReveal({ ...facts, ...changes })).toEqual({ allowed: false, reason: 'reveal_limit_reached' });
  });

  it.each([{}, { isAlwaysShown: true }, { isOpenedToday: true }, { openedToday: 50 }])(
    'refuses a number that opens by consent: %o',
    (changes) => {
      expect(checkReveal({ ...facts, isByConsent: true, ...changes })).toEqual({
        allowed: false,
        reason: 'number_by_consent',
      });
    },
  );

  it('never logs more than the limit, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 })), fc.nat({ max: 20 }), (profiles, dailyLimit) => {
        const opened = new Set<number>();
        for (const profile of profiles) {
          const decision = checkReveal({
            ...facts,
            dailyLimit,
            openedToday: opened.size,
            isOpenedToday: opened.has(profile),
          });
          if (decision.allowed && decision.isLogged) opened.add(profile);
        }
        expect(opened.size).toBe(Math.min(dailyLimit, new Set(profiles).size));
      }),
    );
  });
});

describe('checkMemberMail', () => {
  const check = (sentToday: number, isFamilyMailedToday = false) =>
    checkMemberMail({ sentToday, isFamilyMailedToday });

  it('allows the twentieth mail and refuses the next', () => {
    expect(check(0)).toEqual({ allowed: true, leftToday: 19 });
    expect(check(memberMailDailyLimit - 1)).toEqual({ allowed: true, leftToday: 0 });
    expect(check(memberMailDailyLimit)).toEqual({ allowed: false, reason: 'mail_limit_reached' });
  });

  it('allows one mail to a family and refuses a second', () => {
    expect(check(1, true)).toEqual({ allowed: false, reason: 'family_mailed_today' });
    expect(check(memberMailDailyLimit, true)).toEqual({ allowed: false, reason: 'family_mailed_today' });
  });
});

describe('listNumbers', () => {
  const parents = { father: 'Mohan Kulkarni', mother: null };
  const at = (name: string | null, mobile: string | null, alternativeMobile: string | null = null) => ({
    name,
    mobile,
    alternativeMobile,
  });

  it('lists each number once, and no empty one', () => {
    const addresses = [at(null, '9000012345'), at('Asha', ' ', '9000012345 '), at('', '+14155550101', '')];
    const unknown = { name: null, relation: null };
    expect(listNumbers(addresses, parents)).toEqual([
      { number: '9000012345', ...unknown },
      { number: '+14155550101', ...unknown },
    ]);
  });

  it.each([
    ['Mohan Kulkarni', parents, 'father'],
    [' mohan  KULKARNI. ', parents, 'father'],
    ['Mohan', parents, null],
    ['Sunil Joshi', parents, null],
    ['सीता', { father: null, mother: 'सीता ' }, 'mother'],
    ['.', { father: '-', mother: ' ' }, null],
    ['Ravi', { father: 'Ravi', mother: 'Ravi' }, 'father'],
  ])('the number of %j is that of the %j: %s', (name, of, relation) => {
    expect(listNumbers([at(name, null, '9000012345')], of)).toEqual([
      { number: '9000012345', name: name.trim(), relation },
    ]);
  });
});
