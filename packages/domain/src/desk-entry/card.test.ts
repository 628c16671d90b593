import { describe, expect, it } from 'vitest';
import {
  cardRules,
  checkMayClaim,
  type LoginCard,
  makeCardNumber,
  readCardNumber,
  stateOfCard,
} from './card.ts';

const card: LoginCard = { validUntil: '2027-02-19', triesUsed: 0, isEnded: false, isClaimed: false };
const today = '2026-11-19';

describe('the number of a card', () => {
  it('is read as it was made, however it is typed', () => {
    const number = makeCardNumber(() => 0.5);
    expect(readCardNumber(number)).toBe(number);
    expect(readCardNumber(' k7-q2 ')).toBe('K7Q2');
  });

  it.each(['', 'K7Q', 'K7Q22', 'K1Q2', 'KAQ2', '<K7>'])('is not %j', (typed) => {
    expect(readCardNumber(typed)).toBeNull();
  });
});

describe('a card', () => {
  it.each([
    ['open', {}],
    ['open', { triesUsed: cardRules.tries - 1 }],
    ['locked', { triesUsed: cardRules.tries }],
    ['ended', { isEnded: true }],
    ['claimed', { isClaimed: true, isEnded: true }],
    ['expired', { validUntil: '2026-11-18' }],
    ['open', { validUntil: today }],
  ] as const)('is %s', (state, change) => {
    expect(stateOfCard({ ...card, ...change }, today)).toBe(state);
  });

  it('is tried while it is open; what it was otherwise is not said', () => {
    expect(checkMayClaim(card, today)).toEqual({ allowed: true });
    expect(checkMayClaim({ ...card, triesUsed: 5 }, today)).toEqual({ allowed: false, reason: 'locked' });
    for (const each of [null, { ...card, isEnded: true }, { ...card, isClaimed: true }])
      expect(checkMayClaim(each, today)).toEqual({ allowed: false, reason: 'unknown' });
  });
});
