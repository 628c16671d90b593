import { ageOn } from '@suchi/domain/profiles';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoCommunity } from './community.ts';
import type { DemoCommunity } from './community.ts';
import { community, editions, logins, lookups, today } from './test/sample-community.ts';
import { dayInIndia } from './moments.ts';
import { demoTables } from './tables.ts';

const { profiles, users, subscriptions, orders, payments } = community;
const userIds = new Set(users.map(({ id }) => id));
const profileIds = new Set(profiles.map(({ id }) => id));
const lookupIds = new Set(lookups.map(({ id }) => id));
const count = <Row>(rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).length;
const repeated = (keys: readonly unknown[]) => keys.length - new Set(keys).size;
const hash = (value: DemoCommunity) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('the community', () => {
  it('is the same on each run', () => {
    expect(hash(demoCommunity({ logins, lookups, editions, today }))).toBe(hash(community));
  });

  it.each([
    ['Active', 1066],
    ['Pending', 62],
    ['Draft', 52],
    ['Rejected', 40],
    ['Blocked', 20],
    ['married', 60],
  ])('has %s profiles: %i', (status, expected) => {
    expect(count(profiles, (profile) => profile.status === status)).toBe(expected);
  });

  it('has 1,300 profiles, numbered from 1', () => {
    expect(profiles.map(({ id }) => id)).toEqual(Array.from({ length: 1300 }, (_, index) => index + 1));
  });

  it('has profiles for every kind of list', () => {
    // A season has one melawa, with a few desks.
    const few = ['melawa_event', 'melawa_desk'];
    for (const { collection, rows } of demoTables(community).filter(
      (table) => !few.includes(table.collection),
    ))
      expect(rows.length, collection).toBeGreaterThan(4);
  });

  it('has no activity after its own date', () => {
    const instants = [...JSON.stringify(community).matchAll(/"(\d{4}-\d\d-\d\dT[^"]+)"/g)].map(
      ([, instant]) => instant,
    );
    expect(instants.length).toBeGreaterThan(8000);
    expect(instants.filter((instant) => (instant ?? '') > `${today}T00:00:00.000Z`)).toEqual([]);
  });

  it('refuses reference data that lacks a needed value', () => {
    expect(() => demoCommunity({ logins, lookups: [], editions, today })).toThrow(/reference data/);
  });
});

describe('serial numbers', () => {
  const printed = profiles.flatMap((profile) =>
    profile.serial_number === null ? [] : [{ ...profile, serial: profile.serial_number }],
  );
  const kindAt = (serial: number) =>
    [
      { from: 1, to: 423, gender: 'Male', marital: ['Unmarried'] },
      { from: 431, to: 444, gender: 'Male', marital: ['Divorced'] },
      { from: 451, to: 827, gender: 'Female', marital: ['Unmarried'] },
      { from: 831, to: 842, gender: 'Female', marital: ['Divorced'] },
      { from: 1001, to: 1007, gender: 'Male', marital: ['Unmarried'] },
      { from: 1021, to: 1029, gender: 'Female', marital: ['Unmarried'] },
      { from: 1301, to: 1306, gender: 'Female', marital: ['Unmarried'] },
    ].find(({ from, to }) => serial >= from && serial <= to);

  it('are unique in an edition', () => {
    expect(repeated(printed.map(({ edition, serial }) => `${edition}/${serial}`))).toBe(0);
    expect(printed.every(({ edition }) => edition === editions.current)).toBe(true);
  });

  it('are in the section of the candidate', () => {
    for (const { serial, gender, marital_status, marital_status_before_marriage } of printed) {
      const kind = kindAt(serial);
      expect(gender, String(serial)).toBe(kind?.gender);
      expect(kind?.marital).toContain(marital_status_before_marriage ?? marital_status);
    }
  });

  it('have gaps, approved profiles without one, and people who have married since', () => {
    expect(count(printed, ({ serial }) => serial < 843)).toBeLessThan(826);
    expect(
      count(profiles, ({ status, serial_number }) => status === 'Active' && serial_number === null),
    ).toBeGreaterThan(200);
    expect(count(printed, ({ status }) => status === 'married')).toBeGreaterThan(10);
  });
});

describe('every profile', () => {
  it('belongs to one member, and no member has two', () => {
    expect(repeated(profiles.map(({ user }) => user))).toBe(0);
    expect(profiles.every(({ user }) => userIds.has(user))).toBe(true);
  });

  it('is of legal age on its creation date, and not born after the latest birth date', () => {
    for (const { id, brithday, gender, date_created } of profiles) {
      const birthday = brithday ?? '';
      expect(birthday <= '2005-10-01', `${id} ${birthday}`).toBe(true);
      const age = ageOn(birthday, dayInIndia(date_created));
      expect(age, `${id} ${gender} ${birthday}`).toBeGreaterThanOrEqual(gender === 'Male' ? 21 : 18);
    }
  });

  it('refers to lookups that exist', () => {
    for (const row of profiles) {
      const ids = [row.blood_group, row.gotra, row.job_type, row.occupation, row.country, row.location];
      const degrees = [row.heighest_education, row.second_heighest_education, row.education];
      const all = [...ids, ...degrees, row.native_place, row.birth_place];
      expect(
        all.every((id) => id === null || lookupIds.has(id)),
        String(row.id),
      ).toBe(true);
    }
  });

  it('has two different degrees, a plausible body and pay within the limit', () => {
    for (const row of profiles) {
      expect(
        row.heighest_education !== null && row.heighest_education === row.second_heighest_education,
      ).toBe(false);
      expect(row.income ?? 0).toBeLessThanOrEqual(20_000_000);
      expect(row.weight).toBeGreaterThan(35);
      expect(row.weight).toBeLessThan(120);
      const inches = (row.height ?? 0) / 2.54;
      expect(inches).toBeCloseTo(Math.round(inches), 2);
    }
  });

  it('has enough partner expectations, unless it is a draft', () => {
    for (const { status, partner_expectations } of profiles) {
      const words = (partner_expectations ?? '').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(status === 'Draft' ? 1 : 10);
      expect(words).toBeLessThanOrEqual(120);
    }
  });

  it('uses letters the printer supports; the family’s script is separate', () => {
    for (const { first_name, middle_name, last_name, own_script_name } of profiles) {
      expect(`${first_name} ${middle_name} ${last_name}`).toMatch(/^[A-Za-z -]+$/);
      expect(own_script_name ?? 'ક').toMatch(/^([\p{Script=Devanagari} -]+|[\p{Script=Gujarati} -]+)$/u);
    }
  });
});

describe('statuses', () => {
  it('include four reasons for rejection', () => {
    const reasons = new Set(
      profiles.filter(({ status }) => status === 'Rejected').map((row) => row.rejection_reason),
    );
    expect(reasons.size).toBe(4);
    expect(count(profiles, (row) => row.status !== 'Rejected' && row.rejection_reason !== null)).toBe(0);
  });

  it('keep the earlier status of a married candidate', () => {
    for (const row of profiles.filter(({ status }) => status === 'married')) {
      expect(row.marital_status).toBe('married');
      expect(row.last_status).not.toBeNull();
      expect(row.marital_status_before_marriage).not.toBeNull();
    }
  });

  it('include profiles from before the cut-off, reactivated and not', () => {
    const isReactivated = new Map(users.map((user) => [user.id, user.is_reactivated]));
    const old = profiles.filter(({ date_created }) => dayInIndia(date_created) < '2024-07-01');
    expect(count(old, ({ user }) => isReactivated.get(user) === true)).toBeGreaterThan(40);
    expect(count(old, ({ user }) => isReactivated.get(user) === false)).toBeGreaterThan(40);
    expect(count(profiles, ({ is_hidden }) => is_hidden)).toBe(12);
  });
});

describe('edge cases', () => {
  const addressCount = (id: number) => count(community.addresses, ({ profile }) => profile === id);
  const active = profiles.filter(({ status }) => status === 'Active');

  it.each<[string, (row: (typeof profiles)[number]) => boolean]>([
    ['long names', ({ first_name, last_name }) => `${first_name} ${last_name}`.length > 40],
    ['no photo', ({ main_photo }) => main_photo === null],
    ['seven addresses', ({ id }) => addressCount(id) === 7],
    ['divorced', ({ marital_status }) => marital_status === 'Divorced'],
    ['widowed', ({ marital_status }) => marital_status === 'Widow' || marital_status === 'Widower'],
    ['with children', ({ children_count }) => (children_count ?? 0) > 0],
    ['abroad', ({ new_country }) => new_country === 'USA'],
    [
      'differently abled',
      ({ is_handicapped, mention_disability }) => is_handicapped && mention_disability !== null,
    ],
    ['without a mobile', ({ user }) => users.find(({ id }) => id === user)?.mobile === null],
  ])('are among the approved: %s', (_, test) => {
    expect(active.some(test)).toBe(true);
  });

  it('include twins of the same name and birthday', () => {
    const twins = active.filter(
      (row) => `${row.first_name} ${row.last_name}` === 'Sanika Gokhale' && row.brithday === '1998-08-21',
    );
    expect(twins).toHaveLength(2);
    expect(new Set(twins.map(({ email }) => email)).size).toBe(2);
  });
});

describe('references', () => {
  it('point to users and profiles that exist', () => {
    const { favourites, blocks, notes, contactReveals, coldMailRecipients } = community;
    for (const row of [...favourites, ...blocks]) {
      expect(userIds.has(row.directus_users_id) && profileIds.has(row.qd_matrimonial_profile_id)).toBe(true);
    }
    for (const row of notes)
      expect(userIds.has(row.user_created) && profileIds.has(row.matrinonial_profile)).toBe(true);
    for (const row of contactReveals)
      expect(userIds.has(row.viewer) && profileIds.has(row.profile)).toBe(true);
    for (const row of [...subscriptions, ...orders, ...payments]) expect(userIds.has(row.user)).toBe(true);
    for (const row of [...coldMailRecipients, ...community.profilePhotos, ...community.profileEducation])
      expect(profileIds.has(row.qd_matrimonial_profile_id)).toBe(true);
    for (const { profile, country } of community.addresses)
      expect(profileIds.has(profile) && lookupIds.has(country)).toBe(true);
    for (const { actor, on_behalf_of } of community.auditLog)
      expect([actor, on_behalf_of].every((id) => id === null || userIds.has(id))).toBe(true);
  });

  it('point to photographs that will be drawn', () => {
    const files = new Set(community.photoFiles.map(({ id }) => id));
    expect(files.size).toBe(community.photoFiles.length);
    for (const { main_photo } of profiles) expect(main_photo === null || files.has(main_photo)).toBe(true);
    for (const row of community.profilePhotos) expect(files.has(row.directus_files_id)).toBe(true);
  });

  it('are unique', () => {
    const pair = (row: DemoCommunity['blocks'][number]) =>
      `${row.directus_users_id}/${row.qd_matrimonial_profile_id}`;
    expect(repeated(community.favourites.map(pair))).toBe(0);
    expect(repeated(community.blocks.map(pair))).toBe(0);
    expect(repeated(users.map(({ email }) => email))).toBe(0);
    expect(repeated(users.map(({ id }) => id))).toBe(0);
    expect(
      repeated(
        community.coldMailRecipients.map((row) => `${row.qdb_cold_mail_id}/${row.qd_matrimonial_profile_id}`),
      ),
    ).toBe(0);
    expect(
      repeated(
        community.profileEducation.map((row) => `${row.qd_matrimonial_profile_id}/${row.qdb_lookup_id}`),
      ),
    ).toBe(0);
    const ids = payments.flatMap(({ payment_id }) => (payment_id === null ? [] : [payment_id]));
    expect(repeated(ids)).toBe(0);
  });

  it('never point to the own gender or to a blocked profile', () => {
    const ownProfile = new Map(profiles.map((row) => [row.user, row]));
    const blocked = new Set(
      community.blocks.map((row) => `${row.directus_users_id}/${row.qd_matrimonial_profile_id}`),
    );
    for (const row of community.favourites) {
      const target = profiles[row.qd_matrimonial_profile_id - 1];
      expect(target?.gender).not.toBe(ownProfile.get(row.directus_users_id)?.gender);
      expect(blocked.has(`${row.directus_users_id}/${row.qd_matrimonial_profile_id}`)).toBe(false);
    }
  });
});
