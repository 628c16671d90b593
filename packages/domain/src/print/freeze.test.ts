import { describe, expect, it } from 'vitest';
import { defaultEdition } from './edition.ts';
import { type BookAction, bookStates, checkBookAction, nextEdition, splitByAge } from './freeze.ts';

describe('the book', () => {
  it.each<[BookAction, (true | string)[]]>([
    ['number', [true, 'frozen', 'file_made']],
    ['change_sections', [true, 'frozen', 'file_made']],
    ['freeze', [true, 'frozen', 'file_made']],
    ['unfreeze', ['not_frozen', true, 'file_made']],
    ['pull', ['not_frozen', true, 'file_made']],
  ])('%s: while open, frozen, made', (action, expected) => {
    const found = bookStates.map((state) => {
      const decision = checkBookAction(action, state);
      return decision.allowed ? true : decision.reason;
    });
    expect(found).toEqual(expected);
  });
});

it('prints nobody below the marriage age, born too late, or without a birthday', () => {
  const man = { gender: 'Male', birthday: '2004-06-01' } as const;
  const boy = { gender: 'Male', birthday: '2005-06-01' } as const;
  const woman = { gender: 'Female', birthday: '2005-06-01' } as const;
  const late = { gender: 'Female', birthday: '2005-10-02' } as const;
  const unknown = { gender: 'Female', birthday: null } as const;
  const rules = { today: '2025-10-25', latestBirthDate: '2005-10-01' };
  expect(splitByAge([man, boy, woman, late, unknown], rules)).toEqual({
    printed: [man, woman],
    tooYoung: [boy, late, unknown],
  });
});

describe('the next edition', () => {
  it('has the next year, empty days of the event, and the other days a year later', () => {
    expect(nextEdition(defaultEdition)).toEqual({
      year: 2026,
      registrationUntil: null,
      eventDate: null,
      eventPlace: null,
      deliveryAfter: null,
      activationCutOff: '2025-07-01',
      earlySubscriptionBefore: '2026-01-01',
      earlySubscriptionSeesUntil: '2026-12-31',
    });
  });

  it('keeps days empty that were empty', () => {
    const without = { ...defaultEdition, earlySubscriptionBefore: null, earlySubscriptionSeesUntil: null };
    expect(nextEdition(without)).toMatchObject({
      earlySubscriptionBefore: null,
      earlySubscriptionSeesUntil: null,
    });
  });
});
