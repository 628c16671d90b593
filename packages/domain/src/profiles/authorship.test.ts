import { describe, expect, it } from 'vitest';
import {
  type Authorship,
  authorRelations,
  genderOfRelation,
  isConsentNew,
  needsConsent,
} from './authorship.ts';

const none: Authorship = { relation: null, relationText: null, hasConsent: false };
const mother: Authorship = { relation: 'daughter', relationText: null, hasConsent: true };

describe('the candidate’s consent', () => {
  it('is needed when another person writes', () => {
    expect(authorRelations.filter(needsConsent)).toEqual([
      'daughter',
      'son',
      'sister',
      'brother',
      'relative',
    ]);
    expect(needsConsent(null)).toBe(false);
    expect(needsConsent('unknown')).toBe(false);
  });

  it('is new when it is given, and for another relation', () => {
    expect(isConsentNew(mother, none)).toBe(true);
    expect(isConsentNew(mother, { ...mother, relation: 'sister' })).toBe(true);
    expect(isConsentNew(mother, mother)).toBe(false);
    expect(isConsentNew(none, mother)).toBe(false);
  });
});

describe('the gender of the candidate', () => {
  it('follows from the relation where that tells it', () => {
    expect(authorRelations.map(genderOfRelation)).toEqual([null, 'Female', 'Male', 'Female', 'Male', null]);
  });
});
