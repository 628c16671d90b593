import type { MelawaSettings } from '@suchi/contracts/melawa';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import type { MelawaEvent } from '@suchi/domain/melawa';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, type Person } from './community.ts';
import { answerMelawa, melawaDay, setUpMelawa } from './melawa.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let volunteer: { id: string; token: string };
let member: { id: string; token: string };
let family: Person;

beforeAll(async () => {
  server = await startTestInstallation({ name: 'melawa_event', workers: 0 });
  admin = await registerWithRole(server, roleIds.admin);
  volunteer = await registerStaff(server, ['event']);
  member = await registerVerifiedMember(server);
  [family] = (await insertPeople(server, [{}])) as [Person];
});
beforeEach(async () => {
  await server.query('delete from melawa_event');
  await server.query('delete from melawa_answer');
  await server.query('delete from qdb_mail');
  await server.query(
    'update edition set event_date = null, event_place = null, registration_until = null where is_current',
  );
});
afterAll(() => server.stop());

const hall = 'Sahyadri Sabhagruha, Mulund East';
const ask = <Data = MelawaSettings>(
  path: string,
  { token = admin.token, body }: { token?: string; body?: object } = {},
) => askApi<Data>(server.api.url, `/qe_melawa_desk${path}`, { token, ...(body && { body }) });
const read = async () => (await ask('/settings')).data;
const open = (day = melawaDay, token = admin.token) => ask('/open', { token, body: { day, hall } });
async function eventNow(): Promise<MelawaEvent> {
  const { melawa } = await read();
  if (melawa === null) throw new Error('the melawa is not open');
  return melawa.event;
}
async function save(
  change: Partial<MelawaEvent>,
  { from, writes = false }: { from?: MelawaEvent; writes?: boolean } = {},
) {
  const began = from ?? (await eventNow());
  return ask('/save', { body: { began_from: began, event: { ...began, ...change }, writes } });
}

describe('opening the melawa', () => {
  it('begins with the day of the edition and the settings at first', async () => {
    expect((await read()).melawa).toBeNull();
    const { data } = await open();
    expect(data).toMatchObject({ day: melawaDay, hall, melawa: { phase: 'planned', coming: 0, desks: 0 } });
    expect(data.melawa?.event).toMatchObject({
      day: melawaDay,
      hall,
      invitedOn: null,
      answerUntil: addDays(melawaDay, -7),
      seats: 640,
    });
    const [edition] = await server.query<{ day: string }>(
      "select to_char(event_date, 'YYYY-MM-DD') as day from edition where is_current",
    );
    expect(edition?.day).toBe(melawaDay);
  });

  it('is refused twice, for a day that is no longer ahead, and before registration ends', async () => {
    const today = todayInIndia(new Date());
    expect(await open(today)).toMatchObject({ code: 'MELAWA_REFUSED', extensions: { reason: 'day_passed' } });
    await server.query(`update edition set registration_until = '${addDays(melawaDay, 1)}' where is_current`);
    expect(await open()).toMatchObject({
      code: 'MELAWA_REFUSED',
      extensions: { reason: 'event_before_registration_ends' },
    });
    await server.query('update edition set registration_until = null where is_current');
    await open();
    expect(await open()).toMatchObject({ code: 'MELAWA_REFUSED', extensions: { reason: 'opened_already' } });
  });

  it('is for admins only, and so is every setting', async () => {
    for (const { token } of [volunteer, member]) {
      expect(await open(melawaDay, token)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await ask('/settings', { token })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await ask('/invite', { token, body: {} })).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('the settings', () => {
  beforeEach(async () => {
    await open();
  });

  it('are saved together, and only what differs is kept', async () => {
    const { data } = await save({ seats: 600, stageSeconds: 75, tables: 8 });
    expect(data.melawa?.event).toMatchObject({ seats: 600, stageSeconds: 75 });
    expect(await server.query('select settings from melawa_event')).toEqual([
      { settings: { seats: 600, stageSeconds: 75 } },
    ]);
    await save({ seats: 640 });
    expect(await server.query('select settings from melawa_event')).toEqual([
      { settings: { stageSeconds: 75 } },
    ]);
  });

  it('join what two admins changed, and refuse the second one where both changed the same', async () => {
    const from = await eventNow();
    await save({ seats: 600 }, { from });
    expect((await save({ tables: 4 }, { from })).data.melawa?.event).toMatchObject({ seats: 600, tables: 4 });
    expect(await save({ seats: 500 }, { from })).toMatchObject({
      status: 409,
      extensions: { reason: 'changed_meanwhile' },
    });
    expect((await eventNow()).seats).toBe(600);
  });

  it.each<[string, Partial<MelawaEvent>, string]>([
    ['times out of order', { lunchUntil: '12:00' }, 'times_out_of_order'],
    ['a walk-in under age', { walkInAge: { Female: 17, Male: 21 } }, 'under_legal_age'],
    ['a day that has passed', { day: '2020-01-05', answerUntil: '2020-01-02' }, 'day_passed'],
  ])('refuse %s by its reason', async (_, change, reason) => {
    expect(await save(change)).toMatchObject({ status: 409, extensions: { reason } });
  });

  it.each<[string, object]>([
    ['no clock', { doorsAt: '9 am' }],
    ['no seats', { seats: 0 }],
    ['a long hall', { hall: 'x'.repeat(201) }],
    ['a rule that is none', { stageRules: ['loudest'] }],
  ])('refuse %s as malformed', async (_, change) => {
    const from = await eventNow();
    expect(await save({ ...from, ...change }, { from })).toMatchObject({
      status: 400,
      code: 'INVALID_PAYLOAD',
    });
  });

  it('cannot set the day of the invitation', async () => {
    expect(
      (await save({ invitedOn: todayInIndia(new Date()), seats: 600 })).data.melawa?.event,
    ).toMatchObject({
      invitedOn: null,
      seats: 600,
    });
  });

  it('keep the day and the hall of the edition, which its own page no longer changes', async () => {
    const later = addDays(melawaDay, 7);
    await save({ day: later, hall: 'Another hall' });
    const office = (body: object) =>
      askApi(server.api.url, '/qe_settings/change_edition', { token: admin.token, body });
    expect(await office({ event_date: melawaDay })).toMatchObject({
      code: 'INVALID_PAYLOAD',
      extensions: { fields: { event_date: 'melawaDay' } },
    });
    expect(await office({ event_place: 'Elsewhere' })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect(await read()).toMatchObject({ day: later, hall: 'Another hall' });
  });

  it('write to the families that said yes, only when the admin wants it', async () => {
    await ask('/invite', { body: {} });
    await answerMelawa(server, family, {});
    await save({ hall: 'Another hall' });
    const jobs = () =>
      server.query<{ kind: string }>(
        `select data->>'kind' as kind from pgboss.job where name = 'melawa' and data->>'kind' = 'melawa_changed'`,
      );
    expect(await jobs()).toEqual([]);
    await save({ feePaise: 20_000 }, { writes: true });
    expect(await jobs()).toEqual([{ kind: 'melawa_changed' }]);
    await save({ tables: 3 }, { writes: true });
    expect(await jobs()).toHaveLength(1);
  });
});

describe('the invitation', () => {
  it('opens the answers once', async () => {
    await open();
    const { data } = await ask('/invite', { body: {} });
    expect(data.melawa).toMatchObject({ phase: 'answers', event: { invitedOn: todayInIndia(new Date()) } });
    expect(await ask('/invite', { body: {} })).toMatchObject({ extensions: { reason: 'invited_already' } });
  });
});

describe('on the day', () => {
  it('only the stage and the close change, and afterwards nothing', async () => {
    await setUpMelawa(server, { at: '11:52' });
    expect(await save({ seats: 600 })).toMatchObject({ extensions: { reason: 'only_stage_and_close' } });
    expect((await save({ stageSeconds: 75 })).data.melawa?.event.stageSeconds).toBe(75);
    await setUpMelawa(server, { at: '10:00', on: addDays(melawaDay, 1) });
    expect(await save({ stageSeconds: 75 })).toMatchObject({ extensions: { reason: 'over' } });
  });
});
