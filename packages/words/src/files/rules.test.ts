import { type ProfileCode, profileCodes } from '@suchi/domain/profiles';
import { expect, it } from 'vitest';
import { readWords } from './index.ts';

const rules = readWords('en', 'rules');

it('every rule of the profile has words, and each its own', () => {
  expect(Object.keys(rules)).toEqual(profileCodes);
  expect(new Set(Object.values(rules)).size).toBe(profileCodes.length);
});

it.each([
  ['phone_with_country_code', 'Phone number must be 10 digits (excluding country code)'],
  ['phone_without_country_code', 'Phone number must be 10 digits'],
  ['address_name_required', 'Name in address is not filled'],
  ['not_english', 'Only english language is accepted'],
  ['email_invalid', 'Please enter valid email address'],
  ['organization_name_required', 'Organization Name Required'],
  ['designation_required', 'Designation Required'],
  ['partner_expectations_too_short', 'Partner expectations must have atleast 10 words'],
] satisfies [ProfileCode, string][])('%s is said to the letter', (code, text) => {
  expect(rules[code]).toBe(text);
});
