import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { registerWithRole } from './member.ts';
import { safetyClient } from './safety.ts';

const office = `office-${process.pid}@example.org`;
let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;
let safety: ReturnType<typeof safetyClient>;
let staff: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2 });
  client = discoveryClient(server);
  safety = safetyClient(server);
  staff = await registerWithRole(server, roleIds.admin);
});
beforeEach(async () => {
  await openSearch(server);
  await server.query(
    `update admin_setting set office_email = $1, reveal_burst_count = 5, report_alert_count = 3, report_alert_days = 30`,
    [office],
  );
});
afterAll(() => server.stop());

const women = (count: number) =>
  insertPeople(
    server,
    Array.from({ length: count }, () => ({ gender: 'Female' as const, subscription: null })),
  );
const alertsOf = async (person: Person) =>
  (await safety.queue(staff.token)).data.items.filter(
    ({ kind, reported }) =>
      kind !== 'report' && (reported as { profile_id: number }).profile_id === person.profileId,
  );

describe('many numbers in a short time', () => {
  it('pause the account and alert the office once, also when opened at the same moment', async () => {
    const me = await insertPerson(server);
    const families = await women(8);
    const answers = await Promise.all(families.map(({ profileId }) => client.reveal(me.token, profileId)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'REVEALS_PAUSED')).toHaveLength(3);
    expect(await server.query('select 1 from contact_reveal where viewer = $1', [me.id])).toHaveLength(5);

    const [alert, ...more] = await alertsOf(me);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ kind: 'burst', reporter: null });
    const { data } = await safety.case(staff.token, Number(alert?.['id']));
    expect(data).toMatchObject({ entries: [{ count: 5 }] });
    expect((data['evidence'] as { opened: unknown[] }).opened).toHaveLength(5);
    expect((await server.mail.waitForMail(office)).subject).toBe(
      'A member opened many numbers in a short time',
    );

    // A number that was opened today stays open.
    const open = families.find((_, place) => answers[place]?.code === null);
    expect((await client.reveal(me.token, open?.profileId ?? 0)).status).toBe(200);
  });

  it('the pause ends after an hour, or when the office dismisses the alert', async () => {
    const me = await insertPerson(server);
    const families = await women(8);
    const reveal = (place: number) => client.reveal(me.token, families[place]?.profileId ?? 0);
    for (const place of [0, 1, 2, 3, 4]) await reveal(place);
    const refused = await reveal(5);
    expect(refused).toMatchObject({ status: 429, code: 'REVEALS_PAUSED' });
    const moveBack = (minutes: number) =>
      Promise.all([
        server.query(
          'update member_report set last_at = last_at - make_interval(mins => $2) where profile = $1',
          [me.profileId, minutes],
        ),
        server.query(
          'update contact_reveal set date_created = date_created - make_interval(mins => $2) where viewer = $1',
          [me.id, minutes],
        ),
      ]);
    await moveBack(59);
    expect((await reveal(5)).code).toBe('REVEALS_PAUSED');
    await moveBack(2);
    expect((await reveal(5)).code).toBeNull();

    const other = await insertPerson(server);
    for (const { profileId } of families.slice(0, 5)) await client.reveal(other.token, profileId);
    const [alert] = await alertsOf(other);
    const decision = { id: alert?.['id'], status: 'dismissed', outcome: 'The family prepares a meeting.' };
    expect((await safety.decide(staff.token, decision)).status).toBe(200);
    for (const place of [5, 6, 7])
      expect((await client.reveal(other.token, families[place]?.profileId ?? 0)).code).toBeNull();
    expect(await alertsOf(other)).toEqual([]);
  });

  it('are no matter when the rule is off', async () => {
    await server.query('update admin_setting set reveal_burst_count = 0');
    const me = await insertPerson(server);
    const families = await women(8);
    for (const { profileId } of families) expect((await client.reveal(me.token, profileId)).code).toBeNull();
    expect(await alertsOf(me)).toEqual([]);
  });
});

describe('many profiles in a day', () => {
  const open = (person: Person, { profileId }: Person, node = 0) =>
    askApi(server.nodes[node]?.url ?? '', `/qe_search/profile?id=${profileId}`, { token: person.token });

  it('are refused beyond the limit and alert the office once, also when opened at the same moment', async () => {
    await server.query('update admin_setting set profile_open_daily_limit = 4');
    const me = await insertPerson(server);
    const families = await women(6);
    const answers = await Promise.all(families.map((family, place) => open(me, family, place % 2)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'PROFILE_LIMIT_REACHED')).toHaveLength(2);

    // A profile of today stays open; a refused one stays refused; others are not limited by this member.
    const codes = await Promise.all(families.map(async (family) => (await open(me, family)).code));
    expect(codes).toEqual(answers.map(({ code }) => code));
    const [first] = families;
    if (!first) throw new Error('no family');
    expect((await open(await insertPerson(server), first)).code).toBeNull();
    expect((await client.open(me.token, me.profileId)).code).toBeNull();

    const [alert, ...more] = await alertsOf(me);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ kind: 'profiles', reporter: null });
    const { data } = await safety.case(staff.token, Number(alert?.['id']));
    expect(data).toMatchObject({ entries: [{ count: 4 }] });
    await server.mail.waitForMail(office, (mail) => mail.subject === 'A member opened very many profiles');
  });

  it('are not counted for staff, nor when the limit is 0', async () => {
    const me = await insertPerson(server);
    const families = await women(2);
    await server.query('update admin_setting set profile_open_daily_limit = 1');
    for (const { profileId } of families) expect((await client.open(staff.token, profileId)).code).toBeNull();
    await server.query('update admin_setting set profile_open_daily_limit = 0');
    for (const family of families) expect((await open(me, family)).code).toBeNull();
    expect(await alertsOf(me)).toEqual([]);
  });
});

describe('reports of several members', () => {
  it('alert the office once; one member alone, old and dismissed reports do not count', async () => {
    const he = await insertPerson(server);
    const reporters = await women(5);
    await insertRows(
      server,
      'contact_reveal',
      reporters.map(({ profileId }) => ({ viewer: he.id, profile: profileId })),
    );
    const report = async (place: number) =>
      Number((await safety.report(reporters[place]?.token ?? '', he.profileId)).data.reference.slice(2));
    const first = await report(0);
    await report(0);
    await report(0);
    const second = await report(1);
    expect(await alertsOf(he)).toEqual([]);
    await server.query(
      "update member_report set date_created = date_created - interval '31 days' where id = $1",
      [first],
    );
    await safety.decide(staff.token, { id: second, status: 'dismissed', outcome: 'It was a mistake.' });
    await report(2);
    await report(3);
    expect(await alertsOf(he)).toEqual([]);
    await report(4);
    expect(await alertsOf(he)).toMatchObject([{ kind: 'repeated', reporter: null }]);
    await server.mail.waitForMail(office, (mail) => mail.subject === 'Several members reported one profile');
  });
});
