import type { Use, UsesPage } from '@suchi/contracts/privacy';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertRows, type Person } from './community.ts';
import { registerStaff, registerWithRole } from './member.ts';
import { appointAdmin, type Admin } from './office.ts';

let server: TestInstallation;
let admin: Admin;
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await appointAdmin(server);
  await server.query(
    `update directus_users set first_name = 'Vasanti', last_name = 'Joglekar' where id = $1`,
    [admin.id],
  );
});
beforeEach(async () => {
  const [one, two] = await insertPeople(server, [{ gender: 'Female' }, {}]);
  if (!one || !two) throw new Error('nobody was inserted');
  [asha, ravi] = [one, two];
});
afterAll(() => server.stop());

const uses = async (query = '', { token } = asha as { token: string }) =>
  askApi<UsesPage>(server.api.url, `/qe_data/uses${query}`, { token });
const own = async (query = '') => (await uses(query)).data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const reveal = (date_created: string, viewer = ravi.id) =>
  insertRows(server, 'contact_reveal', [{ viewer, profile: asha.profileId, date_created }]);
const whats = ({ items }: UsesPage) => items.map(({ what }) => what);
const exportThem = (profiles: readonly number[], reason?: string) =>
  admin.ask('/candidates_file', {
    kind: 'list',
    selection: { ids: profiles },
    ...(reason && { contacts_reason: reason }),
  });

describe('who used the own data', () => {
  it('is nobody at first', async () => {
    expect(await own()).toEqual({
      items: [],
      next: null,
      counts: { numbers: 0, staff: 0, exports: 0, own: 0, links: 0 },
    });
  });

  it('has who opened the number as the page about it does, once a month with the last time', async () => {
    const at = daysAgo(1);
    await reveal(new Date(Date.parse(at) - 60_000).toISOString());
    await reveal(at);
    const { items, counts } = await own();
    expect(counts.numbers).toBe(items.length);
    const [first] = items;
    expect(first).toMatchObject({ what: 'number_opened', at, person: { profile_id: ravi.profileId } });
    expect(items.reduce((sum, { times }) => sum + times, 0)).toBe(2);
    // A block hides the photo and the facts there, and here.
    await insertRows(server, 'junction_directus_users_qd_matrimonial_profile_1', [
      { directus_users_id: ravi.id, qd_matrimonial_profile_id: asha.profileId },
    ]);
    expect((await own()).items[0]?.person).toMatchObject({ first_name: 'Ravi', age: null, place: null });
  });

  it('has staff with their role and reason, and who acted in the own place', async () => {
    const reviewer = await registerStaff(server, ['review']);
    await askApi(server.api.url, `/qe_review/profile?id=${asha.profileId}`, { token: reviewer.token });
    await server.query(`update qd_matrimonial_profile set status = 'Pending' where id = $1`, [
      asha.profileId,
    ]);
    await askApi(server.api.url, `/qe_review/profile?id=${asha.profileId}`, { token: admin.token });
    await admin.ask(`/member?id=${asha.id}`);
    await askApi(server.api.url, `/qe_profile/form?user=${asha.id}`, { token: admin.token });
    const { items, counts } = await own();
    const facts = items.map(({ what, staff, opened_for: reason }) => [what, staff?.role, reason]);
    expect(facts.map(String).toSorted()).toEqual([
      'account_opened,admin,',
      'acted,admin,',
      'profile_opened,admin,submission',
      'profile_opened,review,',
    ]);
    expect(counts.staff).toBe(4);
    expect(items.find(({ what }) => what === 'acted')?.staff?.name).toBe('Vasanti Joglekar');
    expect((await uses('', ravi)).data.items).toEqual([]);
  });

  it('has the files of the office that the profile was in, and no others', async () => {
    await exportThem([asha.profileId, ravi.profileId], 'For the proof of the book');
    await exportThem([ravi.profileId]);
    const { items } = await own();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      what: 'exported',
      staff: { name: 'Vasanti Joglekar', role: 'admin' },
      file: { list: 'candidates', rows: 2, reason: 'For the proof of the book' },
    });
    expect((await uses('', ravi)).data.items).toHaveLength(2);
  });

  it('has the files of accounts and orders by the profile of the account', async () => {
    await admin.ask('/users_file', { selection: { ids: [asha.id] } });
    const { items } = await own('?kind=exports');
    expect(items.map(({ file }) => file?.list)).toEqual(['members']);
  });

  it('has who read the card of the hall by its number, once a day, with the kind of device', async () => {
    await server.query(
      `update qd_matrimonial_profile set serial_number = 611, hall_consent = true,
              edition = (select id from edition where is_current) where id = $1`,
      [asha.profileId],
    );
    const { token } = await registerStaff(server, ['event']);
    const read = (from: number, to: number) =>
      fetch(`${server.api.url}/qe_hall/cards?from=${from}&to=${to}&view=card`, {
        headers: {
          authorization: `Bearer ${token}`,
          'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0',
        },
      });
    for (const [from, to] of [
      [611, 611],
      [600, 620],
      // Reloading adds nothing, and others were not shown.
      [600, 620],
      [1, 20],
    ] as const)
      expect((await read(from, to)).status).toBe(200);
    const { items, counts } = await own('?kind=staff');
    expect(items).toMatchObject([
      { what: 'hall_card_read', times: 2, device: 'Android', staff: { role: 'event' }, file: null },
    ]);
    expect(counts).toMatchObject({ staff: 1, exports: 0 });
    expect((await uses('', ravi)).data.items).toEqual([]);
  });

  it('has openings of biodata links by the day, without who it was', async () => {
    const [link] = await server.query<{ id: number }>(
      `insert into biodata_link (profile, code_hash, code_sealed, ends_on)
       values ($1, $2, 'sealed', current_date + 30) returning id`,
      [asha.profileId, `hash-${asha.profileId}`],
    );
    const day = new Date().toISOString().slice(0, 10);
    await insertRows(server, 'biodata_opening', [
      { link: link?.id, day, device: 'one' },
      { link: link?.id, day, device: 'two' },
    ]);
    const { items } = await own();
    expect(items).toMatchObject([{ what: 'link_opened', times: 2, person: null, staff: null }]);
    expect(JSON.stringify(items)).not.toMatch(/"one"|"two"/);
  });

  it('comes in pages that miss nothing and repeat nothing, also by kind', async () => {
    const at = daysAgo(3);
    const viewers = await insertPeople(
      server,
      Array.from({ length: 45 }, () => ({})),
    );
    await insertRows(
      server,
      'contact_reveal',
      viewers.map(({ id }) => ({ viewer: id, profile: asha.profileId, date_created: at })),
    );
    await exportThem([asha.profileId]);
    for (const [query, total] of [
      ['', 46],
      ['kind=numbers&', 45],
    ] as const) {
      const seen: Use[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: UsesPage = await own(`?${query}${after && `after=${after}`}`);
        expect(page.items.length).toBeLessThanOrEqual(20);
        seen.push(...page.items);
        after = page.next;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
      expect(seen).toHaveLength(total);
      expect(seen.map(({ at: each }) => each)).toEqual(
        seen
          .map(({ at: each }) => each)
          .toSorted()
          .toReversed(),
      );
    }
  });

  it('ends after twelve months', async () => {
    await reveal(daysAgo(364));
    await reveal(daysAgo(366));
    expect((await own()).items.reduce((sum, { times }) => sum + times, 0)).toBe(1);
  });

  it('is for the member alone', async () => {
    expect((await askApi(server.api.url, '/qe_data/uses', {})).status).toBe(401);
    const desk = await registerWithRole(server, roleIds.staff);
    for (const token of [admin.token, desk.token]) {
      expect((await uses('', { token })).code).toBe('FORBIDDEN');
      expect((await askApi(server.api.url, '/qe_data/own_data', { token })).code).toBe('FORBIDDEN');
    }
  });

  it.each(['?kind=all', '?after=x', '?after=1_', "?after=1_n'", '?after=99999999999999999999_n1'])(
    'refuses %s',
    async (query) => {
      expect((await uses(query)).status).toBe(400);
    },
  );

  it('goes with the profile', async () => {
    await exportThem([asha.profileId]);
    await server.query('delete from qd_matrimonial_profile where id = $1', [asha.profileId]);
    expect(
      await server.query('select id from exported_profile where profile = $1', [asha.profileId]),
    ).toEqual([]);
    expect(whats(await own())).toEqual([]);
  });
});
