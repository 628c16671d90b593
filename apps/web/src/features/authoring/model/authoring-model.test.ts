import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { profileFieldList } from '@suchi/domain/profiles';
import { completeProfile } from '@suchi/testing/profile-cases';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { acceptEnglish } from './english-entry.ts';
import { checkProfile, emptyProfile, parseServerErrors } from './form-errors.ts';
import { listProgress } from './section-progress.ts';
import {
  findFirstSection,
  findSection,
  listFields,
  listSections,
  parseTarget,
  sectionNames,
} from './sections.ts';

const rules = { today: '2026-11-15', latestBirthDate: '2005-10-01' };
const complete = profileForm.parse(completeProfile);

beforeAll(() => loadMessages(['rules']));

describe('the sections', () => {
  it('show every field of the profile exactly once', () => {
    const shown = sectionNames.flatMap(listFields);
    expect(shown.toSorted()).toEqual(Object.keys(profileForm.shape).toSorted());
  });

  it.each([
    ['#gotra', { section: 'birth', path: 'gotra' }],
    ['#addresses.1.name', { section: 'contact', path: 'addresses.1.name' }],
    ['#contact', { section: 'contact', path: null }],
    ['', { section: 'media', path: null }],
    ['#nonsense', { section: 'media', path: null }],
    ['#%E0%A4%A', { section: 'media', path: null }],
  ])('are found by the address %s', (hash, target) => {
    expect(parseTarget(hash, sectionNames, 'media')).toEqual(target);
  });

  it('begin with whose profile it is, as long as that can be said', () => {
    expect(listSections(true)[0]).toBe('authorship');
    expect(parseTarget('', listSections(true), 'authorship')).toEqual({ section: 'authorship', path: null });
    const later = listSections(false);
    expect(later).toHaveLength(10);
    for (const hash of ['#authorship', '#has_consent']) {
      expect(parseTarget(hash, later, 'media')).toEqual({ section: 'media', path: null });
    }
  });
});

describe('the form opens', () => {
  const given = { sections: sectionNames, isDraft: false, isAuthorshipMissing: false, errors: [] };
  it.each([
    ['a new one with whose profile it is', { ...given, isAuthorshipMissing: true }, 'authorship'],
    [
      'a draft where something is missing',
      { ...given, isDraft: true, errors: [{ path: 'gotra' }, { path: 'weight' }] },
      'birth',
    ],
    ['a complete draft at its end, where it is submitted', { ...given, isDraft: true }, 'contact'],
    ['an approved profile with its photos', { ...given, errors: [{ path: 'gotra' }] }, 'media'],
  ])('%s', (_, form, first) => {
    expect(findFirstSection(form)).toBe(first);
  });
});

describe('the errors of the form', () => {
  it('come in the order of the sections, and every one has a section', () => {
    const places = checkProfile(emptyProfile, rules).errors.map(({ path }) => findSection(path));
    const order = places.map((section) => (section ? sectionNames.indexOf(section) : -1));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThanOrEqual(0);
    expect(checkProfile(complete, rules).errors).toEqual([]);
  });

  it('include what is longer than its column, once', () => {
    const long = { ...complete, organization_name: 'x'.repeat(201), first_name: 'é'.repeat(101) };
    expect(checkProfile(long, rules).errors).toEqual([
      { path: 'first_name', code: 'not_english' },
      { path: 'organization_name', code: 'tooLong' },
    ]);
  });

  it('name what must be filled, by the same rules', () => {
    const { required: service } = checkProfile({ ...complete, job_type: 11203, has_children: false }, rules);
    expect([...service]).toContain('job_type');
    expect([...service]).toContain('designation');
    expect([...service]).not.toContain('middle_name');
    expect([...service]).not.toContain('children_count');
    const { required: student } = checkProfile({ ...complete, job_type: 11206, has_children: true }, rules);
    expect([...student]).not.toContain('designation');
    expect([...student]).toContain('children_count');
  });

  it.each([
    ['a name', { first_name: 'é' }, ['first_name']],
    ['a gender', { gender: 'Female' }, ['gender', 'brithday', 'marital_status']],
    ['a wedding', { marital_status: 'Widow' }, ['marital_status']],
    [
      'children',
      { has_children: true, children: [{ gender: null, age: 90 }] },
      ['children_count', 'children'],
    ],
    ['a job', { job_type: 11206, organization_name: null }, ['job_type', 'organization_name', 'designation']],
    ['addresses', { addresses: [] }, ['addresses']],
  ] satisfies [string, Partial<ProfileFormData>, string[]][])(
    'are found by running the rules that %s concerns, and no others',
    (_, change, concerned) => {
      const before = checkProfile(complete, rules);
      const profile: ProfileFormData = { ...complete, ...change };
      const after = checkProfile(profile, rules, before);
      const run = profileFieldList.filter((__, place) => after.byField[place] !== before.byField[place]);
      expect(run.map(({ column }) => column).toSorted()).toEqual([...concerned].toSorted());
      expect(after).toEqual(checkProfile(profile, rules));
    },
  );

  it('of the server are read by the names of the data, and unknown codes are left out', () => {
    const violations = [
      { field: 'addresses.0.countryId', code: 'not_english' },
      { field: 'birthday', code: 'born_too_late' },
      { field: 'birthday', code: 'of_tomorrow' },
    ];
    expect(parseServerErrors(violations)).toEqual([
      { path: 'brithday', code: 'born_too_late' },
      { path: 'addresses.0.country', code: 'not_english' },
    ]);
  });
});

describe('the progress', () => {
  it('begins with nothing done, although a family without siblings lacks nothing', () => {
    const errors = checkProfile(emptyProfile, rules).errors;
    const empty = { profile: emptyProfile, sections: sectionNames };
    const fresh = listProgress({ ...empty, errors, visited: new Set() });
    // A family that asks for nothing has answered it.
    expect(fresh.filter(({ isDone }) => isDone).map(({ section }) => section)).toEqual(['preferences']);
    const later = listProgress({ ...empty, errors, visited: new Set(['family', 'birth']) });
    expect(later.filter(({ isDone }) => isDone).map(({ section }) => section)).toEqual([
      'family',
      'preferences',
    ]);
  });

  it('is complete for a complete profile', () => {
    const progress = listProgress({
      profile: complete,
      sections: sectionNames,
      errors: [],
      visited: new Set(),
    });
    expect(progress.every(({ isDone }) => isDone)).toBe(true);
  });
});

describe('typing English', () => {
  it.each([
    ['Roh', 'Roha', 'Roha'],
    ['Roh', 'Roh’s', "Roh's"],
    ['Roh', 'Rohन', null],
    ['रोहन', 'रोह', 'रोह'],
    ['रोहन', 'रोहनी', null],
    ['रोहन', '', ''],
  ])('%s, then %s', (previous, typed, accepted) => {
    expect(acceptEnglish(previous, typed)).toBe(accepted);
  });
});
