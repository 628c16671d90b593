import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobTypeIds } from './job-type.ts';
import { profileFields } from './profile-fields.ts';
import type { AddressForm, ProfileForm } from './profile-form.ts';
import {
  findAddressViolations,
  findFieldViolations,
  findProfileViolations,
  listAnswersBehind,
} from './profile-violations.ts';

const rules = { today: '2026-10-02', latestBirthDate: '2005-10-01' };
const address: AddressForm = {
  name: 'Residence',
  address: '12, Temple Road',
  city: 'Mulund',
  pincode: '400081',
  countryId: 1470,
  mobile: '9876543210',
  alternativeMobile: null,
};
const empty = Object.fromEntries(
  Object.values(profileFields).map(({ name, kind }) => [
    name,
    kind === 'rows' ? [] : kind === 'boolean' ? false : null,
  ]),
) as unknown as ProfileForm;
const complete: ProfileForm = {
  ...empty,
  authorRelation: 'myself',
  firstName: 'Asha',
  middleName: null,
  lastName: 'Patil',
  petName: null,
  email: null,
  gender: 'Female',
  maternalSurname: 'Joshi',
  nativePlace: 'Nāshik',
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
  brothersUnmarried: 1,
  sistersMarried: null,
  sistersUnmarried: 10,
  jobType: jobTypeIds.service,
  organizationName: 'Tata',
  occupation: null,
  designation: 'Engineer',
  income: 1_200_000,
  incomeCurrency: 'INR',
  highestEducation: 1,
  secondHighestEducation: 2,
  educationStream: 'Computers',
  workLocation: 'Pune',
  partnerExpectations: 'A kind and well read man who likes music and walks',
  addresses: [address],
};
const found = (changes: Partial<ProfileForm>) =>
  findProfileViolations({ ...complete, ...changes }, rules).map(({ field, code }) => `${field}: ${code}`);

describe('a complete profile', () => {
  it('has no violations', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    ['no income at all', { income: 0 }],
    ['an undisclosed job', { jobType: jobTypeIds.undisclosed, organizationName: null, designation: null }],
    ['another job', { jobType: 1, organizationName: '', designation: '' }],
    ['ten words', { partnerExpectations: 'one two three four five six seven eight nine ten' }],
    ['a hundred characters of education', { educationStream: 'x'.repeat(100) }],
    ['the heaviest', { weightKg: 200 }],
    ['the tallest', { heightCm: 271.78 }],
    ['the largest income', { income: 20_000_000 }],
    ['the latest birthday', { birthday: '2005-10-01' }],
    ['no phone', { addresses: [{ ...address, mobile: '', alternativeMobile: ' ' }] }],
    [
      'a child',
      {
        maritalStatus: 'Divorced',
        hasChildren: true,
        childrenCount: 1,
        children: [{ gender: 'Male', age: 0 }],
      },
    ],
    ['an author from before it was asked', { authorRelation: 'unknown' }],
    ['the consent of a daughter', { authorRelation: 'daughter', hasConsent: true }],
    ['a birth time that is not known', { birthTime: null, birthTimeAccuracy: 'unknown' }],
    ['children nobody asked for', { hasChildren: false, childrenCount: 99 }],
  ] satisfies [string, Partial<ProfileForm>][])('may have %s', (_, changes) => {
    expect(found(changes)).toEqual([]);
  });
});

describe('an empty profile', () => {
  it('lacks every required field, in the order of the form', () => {
    expect(findProfileViolations(empty, rules).map(({ code }) => code)).toEqual([
      'author_relation_required',
      'main_photo_required',
      'first_name_required',
      'last_name_required',
      'gender_required',
      'marital_status_required',
      'birth_date_required',
      'birth_time_required',
      'birth_place_required',
      'native_place_required',
      'gotra_required',
      'maternal_surname_required',
      'height_required',
      'weight_required',
      'blood_group_required',
      'highest_education_required',
      'second_highest_education_required',
      'job_type_required',
      'income_required',
      'work_location_required',
      'partner_expectations_too_short',
      'address_required',
    ]);
  });

  it('is still empty when filled with spaces', () => {
    const blank = Object.fromEntries(
      Object.entries(complete).map(([field, value]) => [field, typeof value === 'string' ? '  ' : value]),
    ) as unknown as ProfileForm;
    const fields = findProfileViolations(
      { ...blank, authorRelation: 'myself', gender: 'Female', maritalStatus: 'Widow' },
      rules,
    );
    expect(fields.map(({ field }) => field)).toEqual([
      'mainPhoto',
      'firstName',
      'lastName',
      'birthday',
      'birthTime',
      'birthPlace',
      'nativePlace',
      'maternalSurname',
      'organizationName',
      'designation',
      'workLocation',
      'partnerExpectations',
    ]);
  });
});

describe('one violation', () => {
  it.each([
    ['firstName: first_name_required', { firstName: '' }],
    ['authorRelationText: author_relation_text_required', { authorRelation: 'relative', hasConsent: true }],
    ['hasConsent: consent_required', { authorRelation: 'sister' }],
    ['maritalStatus: marital_status_of_other_gender', { maritalStatus: 'Widower' }],
    ['maritalStatus: marital_status_of_other_gender', { gender: 'Male', maritalStatus: 'Widow' }],
    ['nativePlace: not_english', { nativePlace: 'वाई' }],
    ['firstName: not_english', { firstName: 'आशा' }],
    ['middleName: not_english', { middleName: 'रवि' }],
    ['lastName: last_name_required', { lastName: null }],
    ['petName: not_english', { petName: 'छोटी' }],
    ['email: email_invalid', { email: 'asha at example' }],
    ['gender: gender_required', { gender: null }],
    ['mainPhoto: main_photo_required', { mainPhoto: null }],
    ['birthday: birth_date_required', { birthday: '' }],
    ['birthday: birth_date_invalid', { birthday: '2001-02-29' }],
    ['birthday: under_legal_age', { birthday: '2008-10-03' }],
    ['birthday: under_legal_age', { gender: 'Male', birthday: '2005-10-03' }],
    ['birthday: born_too_late', { birthday: '2005-10-02' }],
    ['heightCm: height_out_of_range', { heightCm: 274.32 }],
    ['heightCm: height_out_of_range', { heightCm: 0 }],
    ['weightKg: weight_out_of_range', { weightKg: 201 }],
    ['weightKg: weight_out_of_range', { weightKg: 0 }],
    ['disability: not_english', { disability: 'दृष्टी' }],
    ['brothersMarried: siblings_out_of_range', { brothersMarried: 11 }],
    ['brothersUnmarried: siblings_out_of_range', { brothersUnmarried: -1 }],
    ['sistersMarried: siblings_out_of_range', { sistersMarried: 1.5 }],
    ['sistersUnmarried: siblings_out_of_range', { sistersUnmarried: 11 }],
    ['organizationName: organization_name_required', { organizationName: null }],
    ['designation: designation_required', { jobType: jobTypeIds.business, designation: ' ' }],
    ['income: income_out_of_range', { income: 20_000_001 }],
    ['income: income_required', { income: null }],
    ['secondHighestEducation: second_highest_education_required', { secondHighestEducation: null }],
    ['secondHighestEducation: second_education_same', { secondHighestEducation: 1 }],
    ['educationStream: education_text_too_long', { educationStream: 'x'.repeat(101) }],
    [
      'partnerExpectations: partner_expectations_too_short',
      { partnerExpectations: 'one two three four five six seven eight nine' },
    ],
    ['childrenCount: children_count_out_of_range', { hasChildren: true }],
    ['childrenCount: children_count_out_of_range', { hasChildren: true, childrenCount: 0 }],
    ['childrenCount: children_count_out_of_range', { hasChildren: true, childrenCount: 11 }],
    [
      'children.1.age: child_age_out_of_range',
      {
        hasChildren: true,
        childrenCount: 2,
        children: [
          { gender: 'Male', age: 30 },
          { gender: 'Female', age: 31 },
        ],
      },
    ],
    [
      'children.0.age: child_age_out_of_range',
      { hasChildren: true, childrenCount: 1, children: [{ gender: null, age: null }] },
    ],
    ['addresses: address_required', { addresses: [] }],
    ['addresses.1.name: address_name_required', { addresses: [address, { ...address, name: ' ' }] }],
    ['addresses.0.address: address_street_required', { addresses: [{ ...address, address: '' }] }],
    ['addresses.0.city: address_city_required', { addresses: [{ ...address, city: null }] }],
    ['addresses.0.city: not_english', { addresses: [{ ...address, city: 'मुलुंड' }] }],
    [
      'addresses.0.mobile: phone_without_country_code',
      { addresses: [{ ...address, mobile: '919876543210' }] },
    ],
    [
      'addresses.0.alternativeMobile: phone_with_country_code',
      { addresses: [{ ...address, alternativeMobile: '+91987654321' }] },
    ],
  ] satisfies [string, Partial<ProfileForm>][])('%s', (expected, changes) => {
    expect(found(changes)).toEqual([expected]);
  });

  it('reports only what is true for both genders while the gender is missing', () => {
    expect(found({ gender: null, birthday: '2005-09-01' })).toEqual(['gender: gender_required']);
    expect(found({ gender: null, birthday: '2009-09-01' })).toEqual([
      'gender: gender_required',
      'birthday: under_legal_age',
    ]);
  });
});

describe('findAddressViolations', () => {
  it('finds everything wrong with an address', () => {
    const wrong = { ...address, name: null, address: 'मंदिर मार्ग', mobile: '1', alternativeMobile: '+1' };
    expect(findAddressViolations(wrong, 3)).toEqual([
      { field: 'addresses.3.name', code: 'address_name_required' },
      { field: 'addresses.3.address', code: 'not_english' },
      { field: 'addresses.3.mobile', code: 'phone_without_country_code' },
      { field: 'addresses.3.alternativeMobile', code: 'phone_with_country_code' },
    ]);
  });

  it.each([
    ['none', { pincode: null }],
    ['a gap', { pincode: '400 081 ' }],
    ['another country’s', { pincode: '4110', countryId: 1471 }],
  ])('accepts a pincode: %s', (_, change) => {
    expect(findAddressViolations({ ...address, ...change }, 0)).toEqual([]);
  });

  it.each(['4110', '4000811', '040081', '40008a'])('refuses the pincode %s in India', (pincode) => {
    expect(findAddressViolations({ ...address, pincode }, 0)).toEqual([
      { field: 'addresses.0.pincode', code: 'pincode_invalid' },
    ]);
  });
});

describe('laws', () => {
  it('emptying fields only adds violations of those fields', () => {
    const fields = fc.subarray(Object.keys(complete) as (keyof ProfileForm)[]);
    fc.assert(
      fc.property(fields, (emptied) => {
        const changes = Object.fromEntries(emptied.map((field) => [field, empty[field]]));
        const violated = findProfileViolations({ ...complete, ...changes }, rules).map(({ field }) => field);
        expect(emptied).toEqual(expect.arrayContaining(violated));
        expect(new Set(violated).size).toBe(violated.length);
      }),
    );
  });
});

it('the rules of a field look at the answers behind it and at no others', () => {
  const askedForMore: Partial<ProfileForm>[] = [
    { authorRelation: 'relative' },
    { hasChildren: true, childrenCount: 1, children: [{ gender: null, age: null }] },
    { gender: 'Male', maritalStatus: 'Widow', birthday: '2007-01-01' },
  ];
  for (const field of Object.values(profileFields)) {
    const seen = new Set<keyof ProfileForm>();
    for (const form of [empty, ...askedForMore.map((change) => ({ ...complete, ...change }))]) {
      const watched = new Proxy(form, {
        get: (answers, name: keyof ProfileForm) => {
          seen.add(name);
          return answers[name];
        },
      });
      findFieldViolations(field, watched, rules);
    }
    expect([...seen].toSorted()).toEqual([...new Set(listAnswersBehind(field))].toSorted());
  }
});
