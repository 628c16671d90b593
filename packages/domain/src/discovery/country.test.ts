import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaCountryId, normaliseCountry } from './country.ts';

describe('normaliseCountry', () => {
  it.each([
    'usa',
    'USA',
    'U.S.A.',
    'u. s. a.',
    'us',
    'U.S.',
    'Us ',
    'america',
    ' America ',
    'united states',
    'United  States',
    'UNITED STATES',
    'unitedstates',
    'United States of America',
  ])('%j is the USA', (typed) => {
    expect(normaliseCountry(typed)).toBe('USA');
  });

  it.each([
    ['India', 'India'],
    ['  India ', 'India'],
    ['united kingdom', 'united kingdom'],
    ['South America', 'South America'],
    ['Australia', 'Australia'],
    ['United States Minor Outlying Islands', 'United States Minor Outlying Islands'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normaliseCountry(typed)).toBe(stored);
  });

  it('does not change a normalised country', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('us', 'U.S.A.', ' america')), (typed) => {
        const stored = normaliseCountry(typed);
        expect(normaliseCountry(stored)).toBe(stored);
      }),
    );
  });
});

describe('indiaCountryId', () => {
  it('is the id in the specification', () => {
    expect(indiaCountryId).toBe(1470);
  });
});
