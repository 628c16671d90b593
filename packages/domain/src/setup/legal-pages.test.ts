import { describe, expect, it } from 'vitest';
import { findMissingPages, findSetupProgress, isRegistrationOpen, type LegalFacts } from './legal-pages.ts';

const empty: LegalFacts = {
  grievance_officer_name: null,
  association_address: null,
  support_email: null,
  support_phone: null,
};
const whole: LegalFacts = { ...empty, grievance_officer_name: 'Dhara Vyas', support_phone: '022 2560 0000' };

describe('findMissingPages', () => {
  it('misses an officer and a way to the association', () => {
    expect(findMissingPages(empty)).toEqual(['contact', 'grievance']);
    expect(findMissingPages({ ...whole, grievance_officer_name: '' })).toEqual(['grievance']);
  });

  it.each(['association_address', 'support_email', 'support_phone'] as const)(
    'is content with %s',
    (fact) => {
      expect(findMissingPages({ ...empty, [fact]: 'given' })).toEqual(['grievance']);
    },
  );

  it('misses nothing when both are known', () => {
    expect(findMissingPages(whole)).toEqual([]);
  });
});

const day = new Date('2026-11-18T10:00:00Z');

it.each([
  [null, 'none'],
  [{ startedAt: null, openedAt: null, hasOtherAdmin: false }, 'none'],
  [{ startedAt: day, openedAt: null, hasOtherAdmin: false }, 'running'],
  [{ startedAt: day, openedAt: null, hasOtherAdmin: true }, 'none'],
  [{ startedAt: day, openedAt: day, hasOtherAdmin: true }, 'opened'],
])('findSetupProgress of %j is %s', (run, progress) => {
  expect(findSetupProgress(run)).toBe(progress);
});

describe('isRegistrationOpen', () => {
  it('leaves an installation without the wizard as it is', () => {
    expect(isRegistrationOpen('none', empty)).toBe(true);
  });

  it('is closed until the wizard is finished, and until all legal pages are written', () => {
    expect(isRegistrationOpen('running', whole)).toBe(false);
    expect(isRegistrationOpen('opened', empty)).toBe(false);
    expect(isRegistrationOpen('opened', whole)).toBe(true);
  });
});
