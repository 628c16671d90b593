import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FrozenProfile,
  markFileMade,
  readFrozenProfiles,
} from '../extensions/suchi/src/print/repository/frozen-profiles.ts';
import { insertPeople, type PersonPlan } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let edition: number;
beforeAll(async () => {
  server = await shareInstallation();
  admin = await registerWithRole(server, roleIds.admin);
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  edition = current?.id ?? 0;
});
afterAll(() => server.stop());

const sections = [
  { kind: 'unmarried_male', title: 'Unmarried Males', from: 1, to: 5, order: 'name' },
  { kind: 'unmarried_female', title: 'Unmarried Females', from: 11, to: 20, order: 'age' },
  { kind: 'late', title: 'Late entries', from: 101, to: 110, order: 'date' },
];

interface Book {
  sections: { kind: string; candidates: number; given: number }[];
  unplaced: number;
  year: number;
  state: string;
  latest_year: number;
  frozen: { printed: number; out: { serial_number: number; name: string; reason: string }[] } | null;
  last_run: { id: number; section: string; count: number; by: string } | null;
}
interface Plan {
  candidates: { profile_id: number; serial_number: number | null; problems: string[]; is_kept: boolean }[];
  conflicts: { serial_number: number; reason: string; profile_ids: number[] }[];
  freed: { profile_id: number; serial_number: number }[];
  losing: { profile_id: number }[];
  digest: string;
}

const ask = <Data>(path: string, body?: object) =>
  askApi<Data>(server.api.url, `/qe_edition${path}`, { token: admin.token, ...(body && { body }) });
const wish = { section: 'unmarried_male', scope: 'all', keeps_wishes: true };
const plan = async (changed: object = {}) => (await ask<Plan>('/plan', { ...wish, ...changed })).data;
const apply = async (changed: object = {}) => {
  const { digest } = await plan(changed);
  return ask<Book>('/apply', { ...wish, ...changed, digest });
};
const numbers = async () =>
  Object.fromEntries(
    (
      await server.query<{ id: number; serial_number: number | null; edition: number | null }>(
        'select id, serial_number, edition from qd_matrimonial_profile order by id',
      )
    ).map(({ id, ...number }) => [id, number]),
  );
const refusal = (reason: string, more: object = {}) => ({
  status: 409,
  code: 'EDITION_REFUSED',
  extensions: { reason, ...more },
});

const man = (last_name: string, profile: object = {}): PersonPlan => ({
  gender: 'Male',
  profile: { last_name, marital_status: 'Unmarried', date_created: '2025-01-10T00:00:00Z', ...profile },
});

beforeEach(async () => {
  await server.query('delete from serial_run');
  await server.query('delete from printed_profile');
  await server.query('update edition set frozen_at = null, file_made_at = null, is_current = false');
  await server.query('update edition set is_current = true where id = $1', [edition]);
  await server.query('delete from qd_matrimonial_profile');
  await server.query('delete from edition where id <> $1', [edition]);
  await server.query('update edition set sections = $1, registration_until = $2 where id = $3', [
    JSON.stringify(sections),
    '2025-10-15',
    edition,
  ]);
});

describe('the numbers of a section', () => {
  it('are planned without a change, given in one step, and taken back exactly', async () => {
    const [kale, apte, late, married] = await insertPeople(server, [
      man('Kale', { serial_number: 5, edition }),
      man('Apte'),
      man('Bapat', { date_created: '2025-11-01T00:00:00Z' }),
      man('Gore', { status: 'married' }),
    ]);
    const before = await numbers();
    const planned = await plan();
    expect(planned.candidates.map(({ profile_id: id, serial_number: at }) => [id, at])).toEqual([
      [apte?.profileId, 1],
      [kale?.profileId, 2],
    ]);
    expect(await numbers()).toEqual(before);

    const applied = await apply();
    expect(applied.data.last_run).toMatchObject({ count: 3 });
    expect(applied.data.sections.find(({ kind }) => kind === 'unmarried_male')).toMatchObject({
      candidates: 2,
      given: 2,
    });
    expect(await numbers()).toEqual({
      ...before,
      [apte?.profileId ?? 0]: { serial_number: 1, edition },
      [kale?.profileId ?? 0]: { serial_number: 2, edition },
      [late?.profileId ?? 0]: { serial_number: 101, edition },
    });
    expect((await numbers())[married?.profileId ?? 0]?.serial_number).toBeNull();

    // Who married since then gives the number back. Only the last run can be undone.
    await server.query(`update qd_matrimonial_profile set status = 'married' where id = $1`, [
      kale?.profileId,
    ]);
    expect((await plan({ scope: 'missing' })).freed).toMatchObject([
      { profile_id: kale?.profileId, serial_number: 2 },
    ]);
    await apply({ scope: 'missing' });
    expect((await numbers())[kale?.profileId ?? 0]?.serial_number).toBeNull();
    const first = applied.data.last_run?.id;
    expect(await ask('/undo', { run: first })).toMatchObject(refusal('not_last_run'));
    const last = (await ask<Book>('/book')).data.last_run?.id;
    expect((await ask<Book>('/undo', { run: last })).data.last_run?.id).toBe(first);
    expect((await ask<Book>('/undo', { run: first })).data.last_run).toBeNull();
    expect(await numbers()).toEqual(before);
  });

  it('are not given twice by twenty admins at once', async () => {
    await insertPeople(server, [man('Apte'), man('Kale'), man('Gore')]);
    const { digest } = await plan();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask<Book>('/apply', { ...wish, digest })),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const given = Object.values(await numbers()).map(({ serial_number: at }) => at);
    expect(new Set(given)).toEqual(new Set([1, 2, 3]));
    expect(given).toHaveLength(3);
    expect((await ask<Book>('/book')).data.last_run).toMatchObject({ count: 3 });
    expect(await server.query('select id from serial_run')).toHaveLength(1);
  });

  it('move with their sections in one step, and are taken from nobody without a question', async () => {
    const [apte, kale, gore] = await insertPeople(server, [
      man('Apte', { serial_number: 1, edition }),
      man('Kale', { serial_number: 2, edition }),
      man('Gore', { serial_number: 3, edition, marital_status: 'Divorced' }),
    ]);
    const moved = [
      { ...sections[0], from: 11, to: 11 },
      { ...sections[0], kind: 'divorced_male', title: 'Divorced Males', from: 1, to: 5 },
    ];
    await server.query('update edition set sections = $1 where id = $2', [JSON.stringify(moved), edition]);
    // Only the missing ones: there is one place, so the other number stays.
    await apply({ scope: 'missing' });
    const numberOf = async (person?: { profileId: number }) =>
      (await numbers())[person?.profileId ?? 0]?.serial_number;
    expect([await numberOf(apte), await numberOf(kale), await numberOf(gore)]).toEqual([11, 2, 3]);
    const everyone = await plan();
    expect(everyone.losing).toMatchObject([{ profile_id: kale?.profileId }]);
    expect(await apply()).toMatchObject(refusal('numbers_lost', { count: 1 }));
    await ask<Book>('/apply', { ...wish, digest: everyone.digest, is_confirmed: true });
    expect([await numberOf(apte), await numberOf(kale), await numberOf(gore)]).toEqual([11, null, 1]);
  });

  it('wait until the melawa of an earlier edition is over', async () => {
    await insertPeople(server, [man('Apte')]);
    await server.query(
      `insert into edition (year, sections, activation_cutoff, event_date) values (2019, '[]', '2019-01-01', now() + interval '2 days')`,
    );
    expect(await apply()).toMatchObject(refusal('earlier_event'));
    await server.query(`update edition set event_date = now() - interval '3 days' where year = 2019`);
    expect((await apply()).status).toBe(200);
  });

  it('are not given to profiles that nobody has confirmed', async () => {
    const old = { date_created: '2023-01-10T00:00:00Z' };
    const [confirmed] = await insertPeople(server, [
      { ...man('Apte', old), account: { is_reactivated: true } },
      man('Kale', old),
      { ...man('Gore'), account: { status: 'suspended' } },
    ]);
    const { candidates } = await plan();
    expect(candidates.map(({ profile_id: id }) => id)).toEqual([confirmed?.profileId]);
  });

  it('are refused when the candidates changed after the preview', async () => {
    await insertPeople(server, [man('Kale')]);
    const { digest } = await plan();
    await insertPeople(server, [man('Apte')]);
    expect(await ask('/apply', { ...wish, digest })).toMatchObject(refusal('plan_changed'));
    expect(Object.values(await numbers()).every(({ serial_number: at }) => at === null)).toBe(true);
  });

  it('keep last year’s number for families that ask, and name what is in the way', async () => {
    const [other] = await server.query<{ id: number }>(
      `insert into edition (year, sections, activation_cutoff) values (2019, '[]', '2019-01-01')
       on conflict (year) do update set year = excluded.year returning id`,
    );
    const [kept, outside, quiet] = await insertPeople(server, [
      man('Apte', { serial_number: 4, edition: other?.id, keeps_serial: true }),
      man('Kale', { serial_number: 318, edition: other?.id, keeps_serial: true }),
      man('Gore', { serial_number: 3, edition: other?.id }),
    ]);
    const { candidates, conflicts } = await plan();
    const numberOf = (person?: { profileId: number }) =>
      candidates.find(({ profile_id: id }) => id === person?.profileId);
    expect(numberOf(kept)).toMatchObject({ serial_number: 4, is_kept: true });
    expect(numberOf(quiet)).toMatchObject({ serial_number: 1, is_kept: false });
    expect(numberOf(outside)?.problems).toContain('photo_missing');
    expect(conflicts).toEqual([
      { serial_number: 318, reason: 'outside_section', profile_ids: [outside?.profileId] },
    ]);
    await apply();
    // The number of the year before is still known after the new one is given.
    expect((await plan()).candidates.find(({ profile_id: id }) => id === kept?.profileId)).toMatchObject({
      last_number: 4,
      current_number: 4,
    });
  });

  it('leave candidates without a number when the section is full', async () => {
    await insertPeople(
      server,
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => man(name)),
    );
    const { data } = await apply();
    expect(data.sections[0]).toMatchObject({ candidates: 6, given: 5 });
    expect((await plan({ scope: 'missing' })).candidates.at(-1)?.serial_number).toBeNull();
  });
});

describe('the sections', () => {
  it('cannot overlap, repeat, or leave given numbers outside without a confirmation', async () => {
    await insertPeople(server, [man('Apte'), man('Kale')]);
    await apply();
    const [males, ...others] = sections;
    const overlapping = [{ ...males, to: 12 }, ...others];
    expect(await ask('/sections', { sections: overlapping })).toMatchObject({
      status: 400,
      extensions: { fields: { sections: 'ranges_overlap' } },
    });
    const twice = [males, { ...males, from: 200, to: 210 }];
    expect(await ask('/sections', { sections: twice })).toMatchObject({
      status: 400,
      extensions: { fields: { sections: 'section_twice' } },
    });
    const narrower = [{ ...males, from: 2 }, ...others];
    expect(await ask('/sections', { sections: narrower })).toMatchObject(
      refusal('numbers_outside', { count: 1 }),
    );
    const { data } = await ask<Book>('/sections', { sections: narrower, is_confirmed: true });
    expect(data.sections[0]).toMatchObject({ from: 2, given: 1 });
    const [line] = await server.query<{ details: { after: unknown } }>(
      `select details from audit_log where action = 'edition.sections' order by id desc limit 1`,
    );
    expect(line?.details.after).toEqual(narrower);
  });

  it.each([{}, { sections: [] }, { sections: [{ kind: 'x' }] }, { sections: 'all' }])(
    'refuse %o',
    async (body) => {
      expect(await ask('/sections', body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    },
  );

  it('are for admins only', async () => {
    const member = await registerVerifiedMember(server);
    const asMember = await askApi(server.api.url, '/qe_edition/book', { token: member.token });
    expect(asMember).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the freeze', () => {
  const ravi = { first_name: 'Ravi', middle_name: null, brithday: '1995-01-01' };
  const numbered = (last_name: string, serial_number: number, profile: object = {}) =>
    man(last_name, { ...ravi, serial_number, edition, ...profile });
  /** As the worker reads the book. */
  const onWorker = async <Found>(read: (platform: ReturnType<typeof jobPlatformOf>) => Promise<Found>) => {
    const platform = jobPlatformOf(server);
    try {
      return await read(platform);
    } finally {
      await platform.database.destroy();
    }
  };
  const readFrozen = () => onWorker(({ database }) => readFrozenProfiles(database, edition));
  const namesOf = (profiles: readonly FrozenProfile[]) =>
    profiles.map(({ section, content }) => [content.serialNumber, content.name, section]);

  it('keeps what is printed, and leaves out who is too young or without a number', async () => {
    const [apte] = await insertPeople(server, [
      numbered('Apte', 1),
      numbered('Kale', 9),
      numbered('Gore', 3, { brithday: '2010-01-01' }),
      man('Bapat'),
    ]);
    const check = await ask('/freeze_check');
    expect(check.data).toMatchObject({
      printed: 2,
      registering_until: null,
      unnumbered: [{ name: 'Ravi Bapat' }],
      too_young: [{ serial_number: 3, name: 'Ravi Gore' }],
    });
    expect(await ask('/freeze', { printed: 3 })).toMatchObject(refusal('plan_changed', { count: 2 }));
    // A row that a restored backup left, with the number of someone else.
    await server.query(`insert into printed_profile (edition, profile, serial_number, content)
                        select edition, id, 1, '{}' from qd_matrimonial_profile where serial_number = 9`);
    const { data } = await ask<Book>('/freeze', { printed: 2 });
    expect(data.frozen).toMatchObject({ printed: 2, out: [] });

    await server.query(`update qd_matrimonial_profile set last_name = 'Later' where id = $1`, [
      apte?.profileId,
    ]);
    expect(namesOf(await readFrozen())).toEqual([
      [1, 'Ravi Apte', 'unmarried_male'],
      // Between the sections, so the index puts it last.
      [9, 'Ravi Kale', null],
    ]);
    expect(await ask('/freeze', { printed: 2 })).toMatchObject(refusal('frozen'));
    expect(await ask('/sections', { sections })).toMatchObject(refusal('frozen'));
    expect(await ask('/apply', { ...wish, digest: (await plan()).digest })).toMatchObject(refusal('frozen'));
    expect(await ask('/undo', { run: 1 })).toMatchObject(refusal('frozen'));

    expect((await ask<Book>('/unfreeze', {})).data).toMatchObject({ state: 'open', frozen: null });
    expect(await ask('/unfreeze', {})).toMatchObject(refusal('not_frozen'));
    expect(await server.query('select id from printed_profile')).toEqual([]);
  });

  it('lets go of who is pulled or no longer active, until the file is made', async () => {
    const [apte, kale] = await insertPeople(server, [
      numbered('Apte', 1),
      numbered('Kale', 2),
      numbered('Gore', 3),
    ]);
    const setStatus = (status: string) =>
      server.query('update qd_matrimonial_profile set status = $1 where id = $2', [status, apte?.profileId]);
    expect(await ask('/pull', { serial_number: 3, is_out: true })).toMatchObject(refusal('not_frozen'));
    await ask('/freeze', { printed: 3 });
    expect(await ask('/pull', { serial_number: 77, is_out: true })).toMatchObject(refusal('no_such_number'));
    await setStatus('married');
    const { data } = await ask<Book>('/pull', { serial_number: 3, is_out: true });
    expect(data.frozen).toMatchObject({
      printed: 1,
      out: [
        { serial_number: 1, name: 'Ravi Apte', reason: 'not_active' },
        { serial_number: 3, name: 'Ravi Gore', reason: 'pulled' },
      ],
    });
    await ask('/pull', { serial_number: 3, is_out: false });
    await setStatus('Active');
    expect(await readFrozen()).toHaveLength(3);
    await ask('/pull', { serial_number: 3, is_out: true });
    await setStatus('married');
    const inFile = (await readFrozen()).map(({ content }) => content.profile);
    expect(inFile).toEqual([kale?.profileId]);
    await onWorker(({ database }) =>
      database.transaction((tx) => markFileMade(tx, edition, { profiles: inFile, now: new Date() })),
    );
    await setStatus('Active');
    expect((await readFrozen()).map(({ content }) => content.profile)).toEqual(inFile);
    expect(await ask('/unfreeze', {})).toMatchObject(refusal('file_made'));
    expect(await ask('/pull', { serial_number: 3, is_out: false })).toMatchObject(refusal('file_made'));
  });

  it('keeps an edit as a whole or not at all, and happens once', async () => {
    const people = await insertPeople(
      server,
      Array.from({ length: 5 }, (_, place) => numbered('0', place + 1, { first_name: '0' })),
    );
    await server.query(
      `insert into qd_address (profile, name, address) select id, 'Home', '0' from qd_matrimonial_profile`,
    );
    const edit = (round: number) =>
      server.query(
        `with a as (update qd_address set address = $1)
         update qd_matrimonial_profile set first_name = $1, last_name = $1`,
        [String(round)],
      );
    const freezes = Array.from({ length: 10 }, () => ask<Book>('/freeze', { printed: people.length }));
    const edits = (async () => {
      for (let round = 1; round <= 60; round += 1) await edit(round);
    })();
    const answers = await Promise.all(freezes);
    await edits;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const kept = await readFrozen();
    const rounds = kept.flatMap(({ content }) => [
      content.firstName,
      content.lastName,
      content.address?.lines,
    ]);
    expect(new Set(rounds).size).toBe(1);
  });

  it.each([
    ['/freeze', {}],
    ['/pull', { serial_number: 'one', is_out: true }],
    ['/make_current', { year: 'next' }],
    ['/keep_number', {}],
  ])('refuses %s with %o', async (path, body) => {
    expect(await ask(path, body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });
});

describe('the next edition', () => {
  it('is a copy with empty days, and becomes the current one when asked', async () => {
    const [current] = await server.query<{ year: number }>('select year from edition');
    const year = current?.year ?? 0;
    expect(await ask('/open_next', { year: year + 2 })).toMatchObject(refusal('next_exists'));
    expect(await ask('/make_current', { year: year + 1, deactivated: 0 })).toMatchObject(
      refusal('no_edition'),
    );
    const answers = await Promise.all([1, 2, 3].map(() => ask<Book>('/open_next', { year: year + 1 })));
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    expect((await ask<Book>('/book')).data).toMatchObject({ year, latest_year: year + 1 });
    const [next] = await server.query(
      `select sections, is_current, suchi_price, to_char(activation_cutoff, 'YYYY-MM-DD') as cutoff,
              num_nulls(registration_until, event_date, event_place, delivery_after, frozen_at)::integer as empty
         from edition where year = $1`,
      [year + 1],
    );
    expect(next).toEqual({
      sections,
      is_current: false,
      suchi_price: 60_000,
      cutoff: '2025-07-01',
      empty: 5,
    });
  });

  it('becomes the current one after a look at what changes, and can be left again', async () => {
    const [current] = await server.query<{ year: number }>('select year from edition');
    const year = current?.year ?? 0;
    const next = year + 1;
    await ask('/open_next', { year: next });
    const [, older] = await insertPeople(server, [man('Apte', { date_created: '2025-08-01' }), man('Kale')]);
    const check = await ask<{ warnings: string[] }>(`/switch_check?year=${next}`);
    expect(check.data).toEqual({
      warnings: ['not_printed', 'next_undated'],
      looking_before: 2,
      looking_after: 1,
      deactivated: 1,
    });
    const press = (body: object) => ask<Book>('/make_current', { year: next, ...body });
    expect(await press({ deactivated: 0, is_confirmed: true })).toMatchObject(refusal('plan_changed'));
    expect(await press({ deactivated: 1 })).toMatchObject(refusal('too_early'));
    expect(await server.query('select year from edition where is_current')).toEqual([{ year }]);
    expect((await press({ deactivated: 1, is_confirmed: true })).data).toMatchObject({
      year: next,
      state: 'open',
      earlier_year: year,
    });
    const mails = await server.query(
      `select u.email from qdb_mail m join directus_users u on u.email = m.to_email
        where m.kind = 'profile_deactivated'`,
    );
    const [owner] = await server.query(
      `select u.email from directus_users u join qd_matrimonial_profile p on p."user" = u.id where p.id = $1`,
      [older?.profileId],
    );
    expect(mails).toEqual([owner]);
    const back = { year, deactivated: 0 };
    expect((await ask<Book>('/make_current', back)).data).toMatchObject({ year });
    // With numbers there is no way back.
    await press({ deactivated: 1, is_confirmed: true });
    await apply();
    expect(await ask('/make_current', back)).toMatchObject(refusal('has_numbers'));
  });
});

describe('the number of the year before', () => {
  const asMember = (path: string, token: string, body?: object) =>
    askApi<object>(server.api.url, `/qe_edition${path}`, { token, ...(body && { body }) });

  it('is kept for the family that asks, and for no other', async () => {
    const [before] = await server.query<{ id: number }>(
      `insert into edition (year, sections, activation_cutoff) values (2019, '[]', '2019-01-01') returning id`,
    );
    const [apte, kale] = await insertPeople(server, [
      man('Apte', { serial_number: 4, edition: before?.id }),
      man('Kale', { serial_number: 3, edition }),
    ]);
    if (!apte || !kale) throw new Error('nobody was inserted');
    const last = { year: 2019, serial_number: 4 };
    expect((await asMember('/own_number', apte.token)).data).toEqual({
      last,
      is_kept: false,
      is_late: false,
    });
    expect((await asMember('/own_number', kale.token)).data).toMatchObject({ last: null });
    expect(await asMember('/keep_number', kale.token, { is_kept: true })).toMatchObject(
      refusal('no_such_number'),
    );
    expect((await asMember('/keep_number', apte.token, { is_kept: true })).data).toMatchObject({
      last,
      is_kept: true,
    });
    expect(await server.query('select id from qd_matrimonial_profile where keeps_serial')).toEqual([
      { id: apte.profileId },
    ]);
    await apply();
    expect((await numbers())[apte.profileId]).toEqual({ serial_number: 4, edition });
    // Still known after the new number is given.
    expect((await asMember('/own_number', apte.token)).data).toMatchObject({ last, is_kept: true });
    expect((await asMember('/keep_number', apte.token, { is_kept: false })).data).toMatchObject({
      is_kept: false,
    });
  });
});
