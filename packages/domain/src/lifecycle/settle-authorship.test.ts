import { describe, expect, it } from 'vitest';
import type { Authorship } from '../profiles/authorship.ts';
import { canChangeAuthorship, settleAuthorship } from './settle-authorship.ts';

const none: Authorship = { relation: null, relationText: null, hasConsent: false };
const mother: Authorship = { relation: 'daughter', relationText: null, hasConsent: true };
const older: Authorship = { ...none, relation: 'unknown' };

describe('whose profile it is', () => {
  it.each([
    [null, null, true],
    ['Draft', 'daughter', true],
    ['Rejected', 'myself', true],
    ['Pending', 'daughter', false],
    ['Active', 'daughter', false],
    ['Draft', 'unknown', false],
  ] as const)('in status %s with %s can be changed: %s', (status, stored, expected) => {
    expect(canChangeAuthorship(status, stored)).toBe(expected);
  });

  it('is taken as sent in a draft', () => {
    expect(settleAuthorship(mother, none, null)).toEqual(mother);
  });

  it('stays as it is after the submission', () => {
    expect(settleAuthorship({ ...mother, relation: 'myself' }, mother, 'Pending')).toEqual(mother);
  });

  it('stays unknown in a draft from before, and never becomes unknown', () => {
    expect(settleAuthorship(mother, older, 'Draft')).toEqual(older);
    expect(settleAuthorship(older, mother, 'Draft')).toEqual(none);
  });

  it('keeps the words for a relative only, and no consent to oneself', () => {
    const uncle: Authorship = { relation: 'relative', relationText: 'Uncle', hasConsent: true };
    expect(settleAuthorship(uncle, none, null)).toEqual(uncle);
    expect(settleAuthorship({ ...uncle, relation: 'myself' }, uncle, 'Draft')).toEqual({
      relation: 'myself',
      relationText: null,
      hasConsent: false,
    });
  });
});
