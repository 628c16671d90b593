import { randomUUID } from 'node:crypto';
import type { MelawaBoard, MelawaRehearsal, MelawaSettings } from '@suchi/contracts/melawa';
import { roleIds } from '@suchi/domain/accounts';
import { readDoorEntry } from '@suchi/domain/melawa';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { melawaDay, setUpMelawa } from './melawa.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let volunteer: { id: string; token: string };
let member: { id: string; token: string };

beforeAll(async () => {
  server = await startTestInstallation({ name: 'melawa_rehearsal', workers: 0 });
  admin = await registerWithRole(server, roleIds.admin);
  volunteer = await registerStaff(server, ['event']);
  member = await registerVerifiedMember(server);
});
beforeEach(async () => {
  await server.query('delete from edition where is_rehearsal');
  // The clock of the melawa itself is the real one: weeks before the day.
  await setUpMelawa(server, { at: '09:30' });
  await server.query('update melawa_event set seconds_ahead = 0');
});
afterAll(() => server.stop());

const ask = <Data = MelawaRehearsal>(
  path: string,
  { token = admin.token, body }: { token?: string; body?: object } = {},
) => askApi<Data>(server.api.url, `/qe_melawa_desk${path}`, { token, ...(body && { body }) });
const start = () => ask('/rehearsal_start', { body: {} });
const end = () => ask('/rehearsal_end', { body: {} });
const board = async () => (await ask<MelawaBoard>('/board', { token: volunteer.token })).data;

/** How many rows each table has that a rehearsal could touch. */
async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'edition',
    'qd_matrimonial_profile',
    'directus_users',
    'qdb_mail',
    'qd_payments',
    'melawa_event',
    'melawa_answer',
    'melawa_pass',
    'melawa_desk',
    'melawa_operation',
    'melawa_walk_in',
    'melawa_word',
    'melawa_rehearsed',
  ];
  const counts = tables.map((table) => `(select count(*) from ${table})::integer as ${table}`);
  const [row] = await server.query<Record<string, number>>(`select ${counts.join(', ')}`);
  return row ?? {};
}

describe('a rehearsal', () => {
  it('plays the day at the time of the doors, with invented families and passes', async () => {
    const { data } = await start();
    const { running } = data;
    expect(running?.passes).toHaveLength(24);
    const pass = running?.passes[0];
    const year = Number(/^SUCHI1-(\d{4})-/.exec(pass?.qr ?? '')?.[1]);
    expect(readDoorEntry(pass?.qr ?? '', year).kind).toBe('token');
    expect(readDoorEntry(pass?.code ?? '', year)).toEqual({ kind: 'code', code: pass?.code });
    expect(await board()).toMatchObject({ is_rehearsal: true, day: melawaDay, phase: 'day', to_come: 24 });
  });

  it('counts those that a desk checks in', async () => {
    await start();
    const [row] = await server.query<{ family: string; edition: number }>(
      'select family, edition from melawa_rehearsed order by number limit 1',
    );
    const operation = {
      kind: 'check_in',
      family: row?.family,
      stream: randomUUID(),
      counter: 1,
      desk: 1,
      at: Date.now(),
      offsetMs: 0,
      people: 4,
    };
    await server.query(
      `insert into melawa_operation (edition, stream, counter, family, kind, happened_at, operation, received_at)
       values ($1, $2, 1, $3, 'check_in', now(), $4, now())`,
      [row?.edition, operation.stream, row?.family, JSON.stringify(operation)],
    );
    expect(await board()).toMatchObject({ people: 4, families: 1, walk_ins: 0, to_come: 23 });
    expect((await ask('/rehearsal')).data.running?.checked_in).toBe(1);
  });

  it('leaves nothing behind', async () => {
    const before = await countRows();
    await start();
    await ask('/word', { token: volunteer.token, body: { text: 'Please sit down.' } });
    const during = await countRows();
    expect(during).toMatchObject({ melawa_rehearsed: 24, melawa_word: 1, qdb_mail: before.qdb_mail });
    await end();
    expect(await countRows()).toEqual(before);
    expect((await ask('/rehearsal')).data.running).toBeNull();
    expect((await board()).is_rehearsal).toBe(false);
  });

  it('is not seen by members, by the settings and by the pages of the edition', async () => {
    await start();
    await ask('/word', { token: volunteer.token, body: { text: 'Please sit down.' } });
    expect((await ask<{ word: null }>('/heard', { token: member.token })).data.word).toBeNull();
    const { data } = await ask<MelawaSettings>('/settings');
    expect(data.melawa).toMatchObject({ phase: 'planned', desks: 0 });
    const book = await askApi<{ latest_year: number; earlier_year: number | null }>(
      server.api.url,
      '/qe_edition/book',
      { token: admin.token },
    );
    expect(book.data).toMatchObject({ earlier_year: null });
    const editions = await askApi<{ year: number }[]>(server.api.url, '/items/edition?fields=year', {
      token: member.token,
    });
    expect(editions.data.map(({ year }) => year)).not.toContain(1);
  });

  it('begins once, before the day, by an admin', async () => {
    expect(await ask('/rehearsal_start', { token: volunteer.token, body: {} })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await ask('/rehearsal', { token: member.token })).toMatchObject({ code: 'FORBIDDEN' });
    await start();
    expect(await start()).toMatchObject({ extensions: { reason: 'played_already' } });
    await end();
    await setUpMelawa(server, { at: '08:00' });
    expect(await start()).toMatchObject({ extensions: { reason: 'not_before_the_day' } });
  });

  it('ends by itself after a day, and never hides the melawa itself', async () => {
    await start();
    await server.query(
      "update melawa_event set date_created = now() - interval '25 hours' where edition = (select id from edition where is_rehearsal)",
    );
    expect((await board()).is_rehearsal).toBe(false);
    await start();
    expect((await board()).is_rehearsal).toBe(true);
    await server.query(
      `update edition set event_date = (now() at time zone 'Asia/Kolkata')::date where is_current`,
    );
    expect((await board()).is_rehearsal).toBe(false);
  });
});
