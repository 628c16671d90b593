import { roleIds } from '@suchi/domain/accounts';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, type PersonPlan } from './community.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let edition: number;
beforeAll(async () => {
  server = await startTestInstallation({ name: 'serials' });
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
  last_run: { id: number; section: string; count: number; by: string } | null;
}
interface Plan {
  candidates: { profile_id: number; serial_number: number | null; problems: string[]; is_kept: boolean }[];
  conflicts: { serial_number: number; reason: string; profile_ids: number[] }[];
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
  await server.query('delete from qd_matrimonial_profile');
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
    expect(applied.data.last_run).toMatchObject({ section: 'unmarried_male', count: 2 });
    expect(applied.data.sections.find(({ kind }) => kind === 'unmarried_male')).toMatchObject({
      candidates: 2,
      given: 2,
    });
    expect(await numbers()).toEqual({
      ...before,
      [apte?.profileId ?? 0]: { serial_number: 1, edition },
      [kale?.profileId ?? 0]: { serial_number: 2, edition },
    });
    expect((await numbers())[married?.profileId ?? 0]?.serial_number).toBeNull();

    await apply({ section: 'late' });
    expect((await numbers())[late?.profileId ?? 0]?.serial_number).toBe(101);
    // Only the last run can be undone.
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

  it('are refused when the candidates changed after the preview', async () => {
    await insertPeople(server, [man('Kale')]);
    const { digest } = await plan();
    await insertPeople(server, [man('Apte')]);
    expect(await ask('/apply', { ...wish, digest })).toMatchObject(refusal('plan_changed'));
    expect(Object.values(await numbers()).every(({ serial_number: at }) => at === null)).toBe(true);
  });

  it('keep last year’s number for families that ask, and name what is in the way', async () => {
    const [other] = await server.query<{ id: number }>(
      `insert into edition (year, sections, tv_ranges, activation_cutoff) values (2019, '[]', '[]', '2019-01-01')
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
