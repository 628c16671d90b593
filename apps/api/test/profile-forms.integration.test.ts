import { dataPathOf, profileForm, type ReadProfile } from '@suchi/contracts/profiles';
import { roleIds } from '@suchi/domain/accounts';
import type { ProfileCode, ProfileFormField } from '@suchi/domain/profiles';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { profileCases } from '@suchi/testing/profile-cases';
import rules from '@suchi/words/en/rules.json' with { type: 'json' };
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWithRole } from './member.ts';
import { insertMedia, registerAuthor } from './profile.ts';

type Author = Awaited<ReturnType<typeof registerAuthor>>;

let server: TestInstallation;
let staff: { id: string; token: string };
/** The tests overwrite this member's draft again and again. */
let author: Author;
let other: Author;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  staff = await registerWithRole(server, roleIds.admin);
  author = await registerAuthor(server);
  other = await registerAuthor(server);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const saveDraft = (profile: Record<string, unknown>, by = author) =>
  ask<{ id: number }>('/qe_profile/save_draft', { token: by.token, body: { profile } });
const submit = (profile: Record<string, unknown>, by = author) =>
  ask<{ id: number }>('/qe_profile/submit', { token: by.token, body: { profile } });
const readForm = async (by = author) => (await ask<ReadProfile>('/qe_profile/form', by)).data;

/** A stored form has 0 for counts that were left empty. */
function kept(profile: Record<string, unknown>) {
  const parsed = profileForm.parse(profile);
  const counts = ['brothers_married', 'brothers_unmarried', 'sisters_married', 'sisters_unmarried'] as const;
  return { ...parsed, ...Object.fromEntries(counts.map((name) => [name, parsed[name] ?? 0])) };
}

describe('every message of the form', () => {
  it('is silent about a complete profile', async () => {
    const complete = await registerAuthor(server);
    expect((await submit(complete.profile(), complete)).code).toBeNull();
  });

  it.each(profileCases)('$name: $message', async ({ change, field, message }) => {
    const answer = await submit(author.profile(change));
    expect(answer.code).toBe('PROFILE_INCOMPLETE');
    const violations = answer.extensions['violations'] as { field: ProfileFormField; code: ProfileCode }[];
    expect(violations.map((found) => [dataPathOf(found.field), rules[found.code]])).toEqual([
      [field, message],
    ]);
  });

  it('leaves no message untried', () => {
    const said = new Set(profileCases.map(({ message }) => message));
    expect(Object.values(rules).filter((message) => !said.has(message))).toEqual([]);
  });
});

describe('what was saved is what is read', () => {
  it('for a full profile with photos, a video, educations and two addresses', async () => {
    const media = await Promise.all(
      (['photos', 'photos', 'videos'] as const).map((kind) => insertMedia(server, kind, author.id)),
    );
    const [first, second, video] = media;
    const [home] = author.profile()['addresses'] as object[];
    const profile = author.profile({
      photos: [second, first],
      main_video: video,
      new_education: [12_003, 12_001],
      is_handicapped: true,
      mention_disability: 'Wears a hearing aid',
      addresses: [home, { ...home, name: 'Office', country: null, mobile: null }],
    });
    expect((await saveDraft(profile)).code).toBeNull();
    const { sheet } = await readForm();
    expect(sheet.profile).toEqual(kept(profile));
    expect(sheet.main_photo).toMatchObject({ id: author.photo, width: 1200, is_below_print: false });
    expect(sheet.photos.map(({ id }) => id)).toEqual([second, first]);
    expect(sheet.main_video).toMatchObject({ id: video, type: 'video/mp4', bytes: 1000 });
    expect(sheet.lookups.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['A+', 'Agasti', 'Service', 'B.E. / B.Tech', 'India']),
    );
  });

  it('for an empty draft', async () => {
    await saveDraft({});
    expect((await readForm()).sheet.profile).toEqual(kept({}));
  });

  it('for any typed value', async () => {
    const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }));
    const count = fc.option(fc.nat({ max: 10 }));
    const place = fc.option(
      fc.record({
        // A name of blanks alone is no place.
        name: fc
          .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })
          .filter((name) => name.trim() !== ''),
        formatted_address: fc.string({ unit: 'grapheme', maxLength: 30 }),
        lat: fc.option(fc.integer({ min: -90, max: 90 })),
        lng: fc.option(fc.integer({ min: -180, max: 180 })),
      }),
    );
    const address = fc.record({
      name: text,
      city: text,
      mobile: fc.constantFrom(null, '9'),
      country: fc.constantFrom(1470, null),
    });
    const draft = fc.record(
      {
        first_name: text,
        own_script_name: text,
        partner_expectations: text,
        email: text,
        gender: fc.constantFrom('Male', 'Female', null),
        marital_status: fc.constantFrom('Widow', 'Unmarried', null),
        brithday: fc.constantFrom('1996-02-29', '2001-12-31', null),
        birth_time: fc.constantFrom('00:00', '23:59', '06:30:15', null),
        height: fc.constantFrom(91.44, 162.56, null),
        weight: fc.option(fc.integer({ min: 1, max: 200 })),
        brothers_married: count,
        sisters_unmarried: count,
        gotra: fc.constantFrom(13_001, 13_002, null),
        new_native_place: place,
        new_location: place,
        match_horoscope: fc.boolean(),
        income_currency: fc.constantFrom('INR', 'USD'),
        addresses: fc.array(address, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(draft, async (profile) => {
        expect((await saveDraft(profile)).code).toBeNull();
        expect((await readForm()).sheet.profile).toEqual(kept(profile));
      }),
      { numRuns: 40 },
    );
  });

  it('except for half characters, doubles, and children of someone who has none', async () => {
    await saveDraft({
      first_name: 'Asha\ud800',
      new_location: { name: 'Pu\udc00ne', formatted_address: '', lat: null, lng: null },
      new_education: [12_001, 12_001],
      children_count: 2,
      children: [{ gender: 'Male', age: 3 }],
    });
    expect((await readForm()).sheet.profile).toMatchObject({
      first_name: 'Asha',
      new_location: { name: 'Pune' },
      new_education: [12_001],
      has_children: false,
      children_count: null,
      children: [],
    });
  });
});

describe('a draft', () => {
  it.each([
    { first_name: 'As\u0000ha' },
    { new_location: { name: 'Pu\u0000ne', formatted_address: '', lat: null, lng: null } },
  ])('is refused for control characters: %j', async (change) => {
    expect((await saveDraft(change)).code).toBe('INVALID_PAYLOAD');
  });

  it.each([
    ['brithday', '1995-02-29', 'birth_date_invalid'],
    ['weight', 900, 'weight_out_of_range'],
    ['income', 3_000_000_000, 'income_out_of_range'],
    ['sisters_married', 11, 'siblings_out_of_range'],
    ['education_stream', 'x'.repeat(101), 'education_text_too_long'],
    ['birth_time', '25:00', 'time'],
  ])('is refused for %s %j, by field, and not by accident', async (field, value, complaint) => {
    const { code, extensions } = await saveDraft({ [field]: value });
    expect(code).toBe('INVALID_PAYLOAD');
    expect(Object.entries(extensions['fields'] as object)).toEqual([
      [expect.stringContaining(field), complaint],
    ]);
  });

  it('remembers what it lacks until it is submitted', async () => {
    const me = await registerAuthor(server);
    const errorsOf = async () => {
      const sql = 'select validation_errors from qd_matrimonial_profile where "user" = $1';
      const [row] = await server.query<{ validation_errors: unknown }>(sql, [me.id]);
      return row?.validation_errors;
    };
    await saveDraft(
      me.profile({ gotra: null, addresses: [{ name: '', address: 'Laxmi Road', city: 'Pune' }] }),
      me,
    );
    expect(await errorsOf()).toEqual({
      gotra: 'gotra_required',
      'addresses.0.name': 'address_name_required',
    });
    await submit(me.profile(), me);
    expect(await errorsOf()).toBeNull();
  });
});

describe('files', () => {
  it.each(['main_photo', 'photos', 'main_video'])('of another member are refused as %s', async (field) => {
    const kind = field === 'main_video' ? 'videos' : 'photos';
    const theirs = await insertMedia(server, kind, other.id);
    const value = field === 'photos' ? [author.photo, theirs] : theirs;
    expect(await saveDraft({ [field]: value })).toMatchObject({ status: 403, code: 'MEDIA_NOT_YOURS' });
    expect((await submit(author.profile({ [field]: value }))).code).toBe('MEDIA_NOT_YOURS');
    const forAuthor = { user: author.id, profile: { [field]: value } };
    expect((await ask('/qe_profile/save_draft', { token: staff.token, body: forAuthor })).code).toBe(
      'MEDIA_NOT_YOURS',
    );
    expect(JSON.stringify((await readForm()).sheet)).not.toContain(theirs);
  });

  it('that are no photo, or do not exist, are refused', async () => {
    const video = await insertMedia(server, 'videos', author.id);
    expect((await saveDraft({ main_photo: video })).code).toBe('MEDIA_NOT_YOURS');
    expect((await saveDraft({ main_photo: '00000000-0000-4000-8000-00000000dead' })).code).toBe(
      'MEDIA_NOT_YOURS',
    );
  });
});

describe('values of lists', () => {
  it.each([
    ['gotra', { gotra: 11_101 }],
    ['blood_group', { blood_group: 13_001 }],
    ['job_type', { job_type: 77 }],
    ['second_heighest_education', { second_heighest_education: 14_001 }],
    ['new_education.1', { new_education: [12_001, 13_001] }],
    ['addresses.0.country', { addresses: [{ name: 'Home', country: 12_001 }] }],
  ])('of another list, or of none, are refused: %s', async (field, change) => {
    expect(await saveDraft(change)).toMatchObject({
      code: 'INVALID_PAYLOAD',
      extensions: { fields: { [field]: 'lookup' } },
    });
  });

  it('that another family added are taken, and shown by name; in a closed list they are not', async () => {
    const add = async (lookup: string) => {
      const [row] = await server.query<{ id: number }>(
        `insert into qdb_lookup (lookup, name, record_type, user_created) values ($1, 'Ours', 'custom', $2) returning id`,
        [lookup, other.id],
      );
      return row?.id;
    };
    const gotra = await add('Gotra');
    expect((await saveDraft({ blood_group: await add('Blood Group') })).code).toBe('INVALID_PAYLOAD');
    expect((await saveDraft({ gotra })).code).toBeNull();
    expect((await readForm()).sheet.lookups).toContainEqual({
      id: gotra,
      lookup: 'Gotra',
      name: 'Ours',
      description: null,
    });
    // When the association removes a value, profiles that have it keep it.
    await server.query(`update qdb_lookup set lookup = 'Old gotras' where id = $1`, [gotra]);
    expect((await saveDraft({ gotra, first_name: 'Asha' })).code).toBeNull();
  });
});
