import { expect, it } from 'vitest';
import type { ProfileStatus } from '../lifecycle/profile-status.ts';
import { profileFields } from '../profiles/profile-fields.ts';
import type { AddressForm, ProfileForm, ProfileFormField } from '../profiles/profile-form.ts';
import { columnOf, judgeImportedProfile } from './judge-profile.ts';

const rules = { today: '2026-11-15', latestBirthDate: '2005-10-01' };

const empty = Object.fromEntries(
  Object.values(profileFields).map(({ name, kind }) => [
    name,
    kind === 'rows' ? [] : kind === 'boolean' ? false : null,
  ]),
) as unknown as ProfileForm;

/** The least that an approved profile has. */
const least: ProfileForm = {
  ...empty,
  authorRelation: 'unknown',
  firstName: 'Asha',
  lastName: 'Patil',
  gender: 'Female',
  birthday: '2000-01-01',
};

const told = (changes: Partial<ProfileForm>, status: ProfileStatus = 'Active') =>
  judgeImportedProfile({ ...least, ...changes }, status, rules)
    .filter(({ isFault }) => isFault)
    .map(({ column, code }) => `${column}: ${code}`);

it('lets an approved profile lack what its own time did not ask for', () => {
  const findings = judgeImportedProfile(least, 'Active', rules);
  expect(findings.filter(({ isFault }) => isFault)).toEqual([]);
  const notes = findings.map(({ column, code }) => `${column}: ${code}`);
  expect(notes).toContain('maternal_surname: maternal_surname_required');
  expect(notes).toContain('partner_expectations: partner_expectations_too_short');
  expect(notes.join()).not.toContain('main_photo');
});

it.each<[string, Partial<ProfileForm>]>([
  ['first_name: first_name_required', { firstName: null }],
  ['gender: gender_required', { gender: null }],
  ['brithday: birth_date_required', { birthday: null }],
  ['brithday: under_legal_age', { birthday: '2009-01-01' }],
  ['brithday: born_too_late', { birthday: '2006-01-01' }],
  ['marital_status: marital_status_of_other_gender', { maritalStatus: 'Widower' }],
  ['weight: weight_out_of_range', { weightKg: 900 }],
  ['first_name: not_english', { firstName: 'आशा' }],
])('refuses %s', (expected, changes) => {
  expect(told(changes)).toEqual([expected]);
});

it('asks a draft only for what can be stored', () => {
  expect(told({ firstName: null, birthday: '2020-01-01' }, 'Draft')).toEqual([]);
  expect(told({ weightKg: 900 }, 'Draft')).toEqual(['weight: weight_out_of_range']);
});

it('does not ask a married profile for an age', () => {
  expect(told({ birthday: '2006-01-01' }, 'married')).toEqual([]);
  const notes = judgeImportedProfile(least, 'married', rules).map(({ code }) => code);
  expect(notes).not.toContain('marital_status_required');
});

it('names the column of an address', () => {
  const address: AddressForm = {
    name: 'Home',
    address: 'Road',
    city: 'Pune',
    pincode: null,
    countryId: null,
    mobile: '98',
    alternativeMobile: null,
  };
  expect(told({ addresses: [address] })).toEqual(['address_mobile: phone_without_country_code']);
  expect(told({ addresses: [{ ...address, mobile: null }, address] })).toEqual([
    'address_2_mobile: phone_without_country_code',
  ]);
  expect(columnOf('children.0.age')).toBe('children');
  expect(columnOf('nothing' as ProfileFormField)).toBe('nothing');
});
