import { describe, expect, it } from 'vitest';
import type { AddressForm, ProfileForm } from '../profiles/profile-form.ts';
import { listReviewChecks, type ReviewFacts, reviewChecks } from './review-check.ts';

const rules = { today: '2026-10-02', latestBirthDate: '2005-10-01' };
const address: AddressForm = {
  name: 'Residence',
  address: 'Laxmi Road',
  city: 'Pune',
  pincode: null,
  countryId: 1470,
  mobile: '9876543210',
  alternativeMobile: null,
};
const form = {
  authorRelation: 'myself',
  firstName: 'Asha',
  middleName: null,
  lastName: 'Patil',
  petName: null,
  email: null,
  gender: 'Female',
  maternalSurname: 'Joshi',
  nativePlace: 'Nashik',
  mainPhoto: 'b1e5c9b4-0000-4000-8000-000000000001',
  maritalStatus: 'Unmarried',
  hasChildren: false,
  childrenCount: null,
  children: [],
  birthPlace: 'Pune',
  birthTime: '06:30',
  birthday: '2000-01-01',
  heightCm: 162.56,
  weightKg: 55,
  bloodGroup: 12,
  gotra: 34,
  disability: null,
  brothersMarried: 0,
  brothersUnmarried: 0,
  sistersMarried: 0,
  sistersUnmarried: 0,
  jobType: 1,
  organizationName: null,
  occupation: null,
  designation: null,
  income: 0,
  incomeCurrency: 'INR',
  highestEducation: 1,
  secondHighestEducation: 2,
  educationStream: null,
  workLocation: 'Pune',
  partnerExpectations: 'A kind and well read man who likes music and walks',
  addresses: [address],
} satisfies Partial<ProfileForm> as unknown as ProfileForm;
const facts: ReviewFacts = { form, photo: { width: 600, height: 750 }, namesake: null };
const checkOf = (name: (typeof reviewChecks)[number], changes: Partial<ReviewFacts>) =>
  listReviewChecks({ ...facts, ...changes }, rules).find(({ check }) => check === name);

describe('listReviewChecks', () => {
  it('returns each check, all good for a complete profile', () => {
    const checks = listReviewChecks(facts, rules);
    expect(checks.map(({ check }) => check)).toEqual(reviewChecks);
    expect(checks.every(({ isOk }) => isOk)).toBe(true);
  });

  it.each([
    ['old enough', {}, true, { age: 26, needed: 18 }],
    ['too young', { gender: 'Male', birthday: '2006-01-01' }, false, { age: 20, needed: 21 }],
    ['born too late', { birthday: '2005-10-02' }, false, { age: 21, needed: 18 }],
    ['no birthday', { birthday: null }, false, { needed: 18 }],
    ['no such day', { birthday: '2001-02-29' }, false, { needed: 18 }],
    ['no gender', { gender: null }, false, { age: 26 }],
  ] satisfies [string, Partial<ProfileForm>, boolean, object][])('age: %s', (_, changes, isOk, values) => {
    expect(checkOf('age', { form: { ...form, ...changes } })).toMatchObject({ isOk, values });
  });

  it('photo: missing, or too small for the book', () => {
    expect(checkOf('photo', { photo: null })).toMatchObject({ isOk: false, values: {} });
    expect(checkOf('photo', { photo: { width: 480, height: 600 } })).toMatchObject({
      isOk: false,
      values: { width: 480, height: 600 },
    });
  });

  it.each([
    ['no address', [], 0],
    ['no mobile', [{ ...address, mobile: null }], 0],
    ['an empty one', [{ ...address, mobile: ' ' }], 0],
    ['one of two', [{ ...address, mobile: null }, address], 1],
  ])('contact: %s', (_, addresses, mobiles) => {
    expect(checkOf('contact', { form: { ...form, addresses } })).toMatchObject({
      isOk: mobiles > 0,
      values: { mobiles },
    });
  });

  it('namesake: by name, and by serial number if there is one', () => {
    const namesake = { profileId: 7, name: 'Asha Patil', serialNumber: null };
    expect(checkOf('namesake', { namesake })).toEqual({
      check: 'namesake',
      isOk: false,
      values: { name: 'Asha Patil' },
      profileId: 7,
    });
    expect(checkOf('namesake', { namesake: { ...namesake, serialNumber: 12 } })?.values).toEqual({
      name: 'Asha Patil',
      serial: 12,
    });
  });

  it('complete: how much is missing', () => {
    expect(checkOf('complete', { form: { ...form, gotra: null, addresses: [] } })).toMatchObject({
      isOk: false,
      values: { missing: 2 },
    });
  });
});
