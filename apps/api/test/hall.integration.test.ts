import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, openBrowser, startTestInstallation } from '@suchi/testing';
import type { TestBrowser, TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPeople, type Person, type PersonPlan } from './community.ts';
import { postPhoto } from './media.ts';
import { registerStaff, registerWithRole } from './member.ts';

interface Deck {
  viewer: string | null;
  event: { date: string } | null;
  deck: Record<'serials' | 'index_serials', number[]> | null;
}
interface Cards {
  view: string;
  items: { serial_number: number; name: string; photo: { url: string } | null }[];
}

let server: TestInstallation;
let admin: { id: string; token: string };
let asha: Person;
let visitors = 0;

/** A visitor at an address of their own, so that one test does not use up another's limit. */
const newAddress = () => {
  visitors += 1;
  return `10.7.${Math.floor(visitors / 250)}.${visitors % 250}`;
};
const ask = <Data = Cards>(path: string, request: { token?: string; address?: string } = {}) =>
  askApi<Data>(server.api.url, `/qe_hall${path}`, { address: newAddress(), ...request });
const cards = (from: number, to: number, view = 'card') => `/cards?from=${from}&to=${to}&view=${view}`;
const serialsOf = async (path: string, request?: { token?: string; address?: string }) =>
  (await ask(path, request)).data.items.map(({ serial_number: serial }) => serial);
const setDisplay = (isOn: boolean, [start, end] = ['2020-01-01', '2099-12-31']) =>
  server.query(
    `update admin_setting set public_display_on = $1, public_display_start_date = $2, public_display_end_date = $3,
            hall_consent_default = false`,
    [isOn, start, end],
  );

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'hall',
    nodes: 2,
    workers: 0,
    extraEnv: { SUCHI_UPLOADS: mkdtempSync(join(tmpdir(), 'suchi-hall-')) },
  });
  admin = await registerWithRole(server, roleIds.admin);
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  const edition = current?.id;
  const person = (serial_number: number, profile: object = {}): PersonPlan => ({
    gender: 'Female',
    profile: { serial_number, edition, hall_consent: true, email: 'family@example.org', ...profile },
  });
  const [first] = await insertPeople(server, [
    person(451, {
      first_name: 'Asha',
      last_name: 'Kelkar',
      own_script_name: 'आशा केळकर',
      designation: 'Lecturer',
      height: 165,
      new_location: { name: 'Nashik', formatted_address: 'Nashik, Maharashtra, India' },
    }),
    person(452, { hall_consent: false }),
    person(453, { hall_consent: null }),
    person(454, { status: 'Blocked' }),
    person(455, { is_hidden: true }),
    { ...person(456), account: { status: 'suspended' } },
    person(1001),
  ]);
  if (!first) throw new Error('nobody was inserted');
  asha = first;
  await server.query(
    `insert into qd_address (profile, address, city, pincode, mobile, mobile_alternative)
     values ($1, '14 Shrirang Society', 'Nashik', '422013', '9820014552', '7030488016')`,
    [asha.profileId],
  );
  const picture = await drawPicture(400, 500).png().toBuffer();
  const photo = (await postPhoto(server.api.url, picture, { token: asha.token })).data.id;
  await server.query(`update qd_matrimonial_profile set main_photo = $1 where id = ${asha.profileId}`, [
    photo,
  ]);
});
afterAll(() => server.stop());
beforeEach(() => setDisplay(false));

describe('with the display off', () => {
  it('a visitor who walks over all serial numbers finds nothing, in any shape of the query', async () => {
    const address = newAddress();
    const answers: unknown[] = [];
    for (const view of ['card', 'page', 'index'])
      for (let from = 1; from <= 1500; from += 25)
        answers.push(await ask(cards(from, from + 24, view), { address }));
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'HALL_DISPLAY_OFF' });
    expect(JSON.stringify(answers)).not.toMatch(/Kelkar|example\.org|98200/);
    expect((await ask<Deck>('/deck')).data).toMatchObject({ viewer: null, deck: null });
  });

  it('a member and staff with another duty are visitors', async () => {
    const reviewer = await registerStaff(server, ['review']);
    for (const { token } of [asha, reviewer])
      expect(await ask(cards(451, 451), { token })).toMatchObject({ code: 'HALL_DISPLAY_OFF' });
  });

  it('outside its days it is off too', async () => {
    await setDisplay(true, ['2020-01-01', '2020-01-02']);
    expect(await ask(cards(451, 451))).toMatchObject({ code: 'HALL_DISPLAY_OFF' });
  });

  it('an admin and the event desk see what the hall may show', async () => {
    const desk = await registerStaff(server, ['event']);
    for (const { token } of [admin, desk]) {
      expect(await serialsOf(cards(440, 539), { token })).toEqual([451]);
      expect((await ask<Deck>('/deck', { token })).data).toMatchObject({
        viewer: 'staff',
        deck: { serials: [451, 1001] },
      });
    }
  });
});

describe('with the display on', () => {
  beforeEach(() => setDisplay(true));

  it.each([
    '/cards',
    '/cards?from=1&to=2',
    '/cards?from=1&to=2&view=all',
    '/cards?from=0&to=2&view=card',
    '/cards?from=2&to=1&view=card',
    '/cards?from=1&to=26&view=card',
    '/cards?from=a&to=2&view=card',
    '/cards?from=1&from=2&to=2&view=card',
    // What is not understood is refused, not dropped.
    '/cards?from=451&to=451&view=card&fields=*',
    '/cards?from=451&to=451&view=card&limit=-1',
    '/cards?from=451&to=451&view=card&status=Draft',
    '/deck?fields=*',
  ])('%s is refused', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });

  it('a card has the fields of the screen and no other', async () => {
    const { data } = await ask(cards(451, 451), { token: admin.token });
    expect(data.items).toEqual([
      {
        serial_number: 451,
        gender: 'Female',
        name: 'Asha Kelkar',
        education: '-',
        designation: 'Lecturer',
        income: null,
        work_location: 'Nashik',
        height: '5 ft 5 in',
        native_place: null,
        birthday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        birth_place: null,
        blood_group: null,
        gotra: null,
        contacts: {
          mobiles: ['9820014552', '7030488016'],
          email: 'family@example.org',
          address: '14 Shrirang Society, Nashik, 422013',
        },
        brothers: { married: 0, unmarried: 0 },
        sisters: { married: 0, unmarried: 0 },
        photo: { url: expect.any(String) as string, thumb_url: expect.any(String) as string },
      },
    ]);
    const page = (await ask(cards(451, 451, 'page'), { token: admin.token })).data.items[0];
    expect(page).toEqual({
      ...data.items[0],
      own_script_name: 'आशा केळकर',
      expectations: expect.any(String) as string,
      photo: { url: expect.stringContaining('/qe_media/image/print/') as string },
    });
    expect((await ask(cards(451, 451, 'index'))).data.items).toEqual([
      { serial_number: 451, name: 'Asha Kelkar', work_location: 'Nashik', section: 'unmarried_female' },
    ]);
    // The family leaves its street out of the book and the hall.
    await server.query('update qd_matrimonial_profile set hide_street = true where serial_number = 451');
    const { items } = (await ask(cards(451, 451), { token: admin.token })).data;
    await server.query('update qd_matrimonial_profile set hide_street = false');
    expect(items).toMatchObject([{ contacts: { address: 'Nashik, 422013' } }]);
  });

  it('a visitor’s card has no mobile, e-mail or address', async () => {
    for (const view of ['card', 'page']) {
      const { data } = await ask(cards(451, 451, view));
      expect(data.items).toMatchObject([{ serial_number: 451, name: 'Asha Kelkar', contacts: null }]);
      expect(JSON.stringify(data)).not.toMatch(/98200|70304|family@|Shrirang/);
    }
  });

  it('cards that staff open are in the audit log, once in a while', async () => {
    const desk = await registerStaff(server, ['event']);
    for (const view of ['card', 'page', 'page', 'index'])
      await ask(cards(1, 100, view), { token: desk.token });
    const lines = await server.query(
      `select subject_collection, subject_id from audit_log where actor = $1 and action = 'hall.read_cards' order by id`,
      [desk.id],
    );
    expect(lines).toEqual([
      { subject_collection: 'hall_cards', subject_id: 'card 1-100' },
      { subject_collection: 'hall_cards', subject_id: 'page 1-100' },
    ]);
  });

  it('consent decides, and the association for those who were not asked', async () => {
    expect(await serialsOf(cards(450, 460))).toEqual([451]);
    await server.query('update admin_setting set hall_consent_default = true');
    expect(await serialsOf(cards(450, 460))).toEqual([451, 453]);
    await server.query('update qd_matrimonial_profile set hall_consent = false where id = $1', [
      asha.profileId,
    ]);
    expect(await serialsOf(cards(450, 460))).toEqual([453]);
    await server.query('update qd_matrimonial_profile set hall_consent = true where id = $1', [
      asha.profileId,
    ]);
  });

  it('the index is a part of the book: staff see all that is printed, visitors who agreed', async () => {
    const staff = { token: admin.token };
    expect(await serialsOf(cards(450, 460, 'index'), staff)).toEqual([451, 452, 453, 455]);
    expect(await serialsOf(cards(450, 460, 'page'), staff)).toEqual([451]);
    const deckOf = async (request?: object) => (await ask<Deck>('/deck', request)).data.deck;
    expect(await deckOf(staff)).toMatchObject({
      serials: [451, 1001],
      index_serials: [451, 452, 453, 455, 1001],
      last_serial: 1050,
    });
    expect((await deckOf())?.index_serials).toEqual([451, 1001]);
  });

  it('a photo loads while the display is on and the candidate agrees, and then no more', async () => {
    const urls = await Promise.all(
      ['card', 'page'].map(async (view) => (await ask(cards(451, 451, view))).data.items[0]?.photo?.url),
    );
    const load = async () => {
      const answers = await Promise.all(urls.map((url) => fetch(server.api.url + url)));
      return answers.map(({ status }) => status);
    };
    expect(await load()).toEqual([200, 200]);
    await server.query('update qd_matrimonial_profile set hall_consent = false where id = $1', [
      asha.profileId,
    ]);
    expect(await load()).toEqual([403, 403]);
    await server.query('update qd_matrimonial_profile set hall_consent = true where id = $1', [
      asha.profileId,
    ]);
    expect(await load()).toEqual([200, 200]);
    await setDisplay(false);
    expect(await load()).toEqual([403, 403]);
  });

  it('a walk over the whole book stops before its end', async () => {
    const address = newAddress();
    let asked = 0;
    for (let from = 1; from <= 1050; from += 25) {
      const answer = await ask(cards(from, from + 24, 'index'), { address });
      if (answer.code === 'REQUESTS_EXCEEDED') break;
      asked += 25;
    }
    expect(asked).toBe(600);
    expect((await ask(cards(451, 451), { address })).code).toBe('REQUESTS_EXCEEDED');
    expect(await serialsOf(cards(1, 100), { token: admin.token, address })).toEqual([]);
  });
});

describe('a screen', () => {
  interface Own {
    name: string | null;
    state: { number: number; command: object | null; is_blank: boolean };
  }
  interface Listed {
    screens: { id: string; name: string; item: number | null; seen_number: number }[];
  }
  // The desk speaks to another node than the screens.
  const post = <Data = Listed>(path: string, body: object, token = admin.token) =>
    askApi<Data>(server.nodes.at(-1)?.url ?? '', `/qe_hall/screens${path}`, { body, token });
  const open = () => openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
  const beatOf = (screen: TestBrowser, item: number | null = null, seen = 0) =>
    screen.ask<Own>('/qe_hall/screens/beat', { body: { seen_number: seen, item, report: null } });
  const begin = async (screen: TestBrowser) =>
    (
      await screen.ask<{ code: string }>('/qe_hall/screens/begin', {
        body: { width: 1920, height: 1080 },
        address: newAddress(),
      })
    ).data.code;
  async function pair(name: string): Promise<{ screen: TestBrowser; id: string }> {
    const screen = open();
    const { data } = await post('/authorise', { code: await begin(screen), name });
    return { screen, id: data.screens.at(-1)?.id ?? '' };
  }

  async function listen({ cookies }: TestBrowser) {
    const stream = await fetch(`${server.api.url}/qe_hall/screens/events`, {
      headers: { cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join() },
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    return { stream, heard: async () => (await reader?.read())?.value ?? '' };
  }

  it('reads nothing while it waits, hall cards once it is authorised, and nothing else ever', async () => {
    const screen = open();
    const code = await begin(screen);
    const [cookie] = [...screen.cookies.values()];
    expect(cookie?.attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax']));
    expect((await beatOf(screen)).data).toMatchObject({ name: null });
    expect(await screen.ask(`/qe_hall${cards(451, 451)}`)).toMatchObject({ code: 'HALL_DISPLAY_OFF' });

    for (const { token } of [asha, await registerStaff(server, ['review'])])
      expect(await post('/authorise', { code, name: 'x' }, token)).toMatchObject({ status: 403 });
    expect(await post('/authorise', { code: 'BBBB-BBBB', name: 'x' })).toMatchObject({
      code: 'SCREEN_NOT_FOUND',
    });
    expect(await post('/find', { code: code.toLowerCase().replace('-', ' ') })).toMatchObject({
      data: { width: 1920 },
    });
    const desk = await registerStaff(server, ['event']);
    const authorised = await post('/authorise', { code, name: 'Main hall' }, desk.token);
    expect(authorised.data.screens).toMatchObject([{ name: 'Main hall' }]);
    expect(await post('/authorise', { code, name: 'Again' })).toMatchObject({ code: 'SCREEN_NOT_FOUND' });

    const read = await screen.ask<Cards>(`/qe_hall${cards(401, 500)}`);
    expect(read.data.items.map(({ serial_number: serial }) => serial)).toEqual([451]);
    const photo = server.api.url + (read.data.items[0]?.photo?.url ?? '');
    expect((await fetch(photo)).status).toBe(200);
    for (const path of [
      '/users/me',
      '/items/qd_matrimonial_profile',
      '/items/hall_screen',
      '/qe_search/profile?id=1',
      '/qe_hall/screens',
      '/qe_edition/book',
      '/qe_profile/form',
    ])
      expect((await screen.ask(path)).status, path).toBeGreaterThanOrEqual(400);

    await server.query("update hall_screen set ends_at = now() - interval '1 second'");
    expect(await screen.ask(`/qe_hall${cards(451, 451)}`)).toMatchObject({ code: 'HALL_DISPLAY_OFF' });
    expect(await beatOf(screen)).toMatchObject({ status: 404, code: 'SCREEN_NOT_FOUND' });
    expect((await fetch(photo)).status).toBe(403);
    expect((await fetch(`${server.api.url}/qe_hall/screens/events`)).status).toBe(404);
  });

  it('is not authorised by a code that is over, nor read by a wrong secret', async () => {
    const late = open();
    const code = await begin(late);
    await server.query("update hall_screen set code_expires_at = now() - interval '1 second'");
    expect(await post('/authorise', { code, name: 'x' })).toMatchObject({ code: 'SCREEN_NOT_FOUND' });

    const { screen } = await pair('Main hall');
    const [[name, { value }] = ['', { value: '' }]] = [...screen.cookies];
    const wrong = await askApi(server.api.url, `/qe_hall${cards(451, 451)}`, {
      headers: { cookie: `${name}=${value.slice(0, -2)}xx` },
    });
    expect(wrong.code).toBe('HALL_DISPLAY_OFF');
  });

  it('gets commands with a rising number, apart from the other screens, and is gone when it is removed', async () => {
    const main = await pair('Main hall');
    const dining = await pair('Dining hall');
    const { stream, heard } = await listen(main.screen);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(await heard()).toContain('"number":0');

    for (const refused of [
      { command: { kind: 'dance' } },
      { command: { kind: 'next', serial_number: 451 } },
      { command: { kind: 'next' }, also: 'blank' },
    ])
      expect(await post('/command', { id: main.id, ...refused })).toMatchObject({ status: 400 });
    for (const [path, body] of [
      ['/beat', { seen_number: 0, item: null, report: null, name: 'Stage' }],
      ['/begin', { width: 1920, height: 1080, name: 'Stage' }],
      ['/end', { id: dining.id }],
    ] as const)
      expect(await main.screen.ask(`/qe_hall/screens${path}`, { body })).toMatchObject({
        status: 400,
        code: 'INVALID_PAYLOAD',
      });
    await post('/command', { id: main.id, command: { kind: 'show', serial_number: 451 } });
    expect(await heard()).toContain('"number":1,"command":{"kind":"show","serial_number":451}');
    await post('/command', { id: main.id, command: { kind: 'blank' } });
    expect(await heard()).toContain('"is_blank":true');
    expect((await beatOf(main.screen, 451, 2)).data.state).toMatchObject({ number: 2, is_blank: true });
    expect((await beatOf(dining.screen)).data.state).toMatchObject({ number: 0, command: null });

    const { data } = await askApi<Listed>(server.api.url, '/qe_hall/screens', { token: admin.token });
    expect(data.screens.find(({ id }) => id === main.id)).toMatchObject({ item: 451, seen_number: 2 });

    await post('/rename', { id: dining.id, name: 'Entrance' });
    expect((await beatOf(dining.screen)).data.name).toBe('Entrance');
    await post('/remove', { id: main.id });
    expect(await heard()).toContain('event: gone');
    expect(await beatOf(main.screen)).toMatchObject({ code: 'SCREEN_NOT_FOUND' });
    expect(await post('/command', { id: main.id, command: { kind: 'next' } })).toMatchObject({
      code: 'SCREEN_NOT_FOUND',
    });
    await dining.screen.ask('/qe_hall/screens/end', { body: {} });
    expect(await beatOf(dining.screen)).toMatchObject({ code: 'SCREEN_NOT_FOUND' });
  });

  it('has at most four connections to a node: a fifth ends the first', async () => {
    const { screen, id } = await pair('Entrance');
    const first = await listen(screen);
    const others = [await listen(screen), await listen(screen), await listen(screen)];
    for (const { heard } of [first, ...others]) expect(await heard()).toContain('"number":0');
    others.push(await listen(screen));
    expect(await others.at(-1)?.heard()).toContain('"number":0');
    expect(await first.heard()).toBe('');
    await post('/remove', { id });
    for (const { heard } of others) expect(await heard()).toContain('event: gone');
  });

  // The last test: it stops a node.
  it('is let go in order when its node stops, and connects to another', async () => {
    const { screen } = await pair('Stage');
    const { heard } = await listen(screen);
    expect(await heard()).toContain('"number":0');
    await server.api.stop();
    expect(await heard()).toBe('');
  });
});
