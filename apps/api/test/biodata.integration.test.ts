import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MadeBiodata, OwnBiodata, SharedBiodata } from '@suchi/contracts/biodata';
import type { ReportCase, ReportQueueItem } from '@suchi/contracts/safety';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { biodataLayouts, biodataShapes, findLinkState } from '@suchi/domain/biodata';
import { mediaFolderIds } from '@suchi/domain/profiles';
import { askApi, requireNeeds, startTestInstallation, type TestInstallation } from '@suchi/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPeople, insertPerson, insertRows, type Person } from './community.ts';
import { registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

requireNeeds('browser', 'pdf');
let storage: TestStorage;
let server: TestInstallation;
let asha: Person;
let ravi: Person;
const folder = mkdtempSync(join(tmpdir(), 'biodata-test-'));

beforeAll(async () => {
  storage = await makeTestStorage('biodata');
  server = await startTestInstallation({
    name: 'biodata',
    workers: 1,
    extraEnv: { ...storage.env, SUCHI_CHECK_OUTPUT: 'true' },
  });
});
afterAll(async () => {
  await server.stop();
  storage.remove();
  rmSync(folder, { recursive: true });
});

const meera = {
  first_name: 'Meera',
  middle_name: 'Mohan',
  last_name: 'Kulkarni',
  own_script_name: 'मीरा मोहन कुलकर्णी',
  brithday: '1999-03-14',
  birth_time: '07:25',
  new_birth_place: { name: 'Pune', formatted_address: 'Pune, India', lat: 18.52, lng: 73.85 },
  height: 163,
  income: 1_450_000,
  income_currency: 'INR',
  designation: 'Software Engineer',
  father_name: 'Mohan Kulkarni',
  partner_expectations: 'Settled in Pune.',
};
beforeEach(async () => {
  await server.query('delete from qd_matrimonial_profile');
  await server.query('delete from member_report');
  [asha, ravi] = (await insertPeople(server, [{ gender: 'Female', profile: meera }, {}])) as [Person, Person];
  await insertRows(server, 'qd_address', [
    {
      profile: asha.profileId,
      name: 'Mohan Kulkarni',
      address: '12 Shanti Nagar',
      city: 'Pune',
      mobile: '+919000089082',
    },
  ]);
});

const post = <Data = OwnBiodata>(person: { token: string }, path: string, body: object) =>
  askApi<Data>(server.api.url, `/qe_biodata${path}`, { token: person.token, body });
const own = async (person = asha) =>
  (await askApi<OwnBiodata>(server.api.url, '/qe_biodata/own', { token: person.token })).data;
const fetchFile = (path: string, { token } = asha) =>
  fetch(`${server.api.url}/qe_biodata${path}`, { headers: { authorization: `Bearer ${token}` } });
const refusal = (reason: string) => ({ status: 409, code: 'BIODATA_REFUSED', extensions: { reason } });
const linesOf = ({ sheet }: Pick<OwnBiodata, 'sheet'>) =>
  Object.fromEntries(
    sheet?.groups.flatMap(({ lines }) => lines.map(({ line, value }) => [line, value] as const)) ?? [],
  );

let devices = 0;
/** Each visitor has an address of its own, so that only the test about limits meets one. */
const visit = async <Data = SharedBiodata>(path: string, body: object, language = 'en') => {
  devices += 1;
  const response = await fetch(`${server.api.url}/qe_biodata${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'x-forwarded-for': `10.1.${Math.floor(devices / 250)}.${devices % 250}`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, data: (JSON.parse(text) as { data: Data }).data };
};
const makeLink = async (person = asha, body: object = { days: 30 }) => {
  const answer = await post(person, '/make_link', body);
  const link = answer.data.links[0];
  if (!link) throw new Error('no link');
  return { ...link, code: link.address.split('/').at(-1) ?? '' };
};
const open = (code: string, device = randomUUID(), language = 'en') =>
  visit('/open', { code, device }, language);

describe('the own biodata', () => {
  it('says what was approved, in the language that was chosen', async () => {
    const found = await own();
    expect(found).toMatchObject({ layout: 'classic', language: 'en', photo: null, links: [], link_limit: 3 });
    expect(found.shows).toEqual({ photo: true, phone: true, address: false, income: true, horoscope: true });
    expect(found.sheet).toMatchObject({ name: 'Meera Mohan Kulkarni', otherName: 'मीरा मोहन कुलकर्णी' });
    expect(linesOf(found)).toMatchObject({
      birth: '07:25 AM, Pune',
      height: '5 ft 4 in (163 cm)',
      star: 'Makara, Shravana',
      income: '₹14,50,000',
      phone: 'Mohan Kulkarni (Father), +91\u00A090000\u00A089082',
    });
    expect(linesOf(found)).not.toHaveProperty('address');

    const marathi = (await post(asha, '/choose', { language: 'mr', shows: { income: false, address: true } }))
      .data;
    expect(marathi.sheet).toMatchObject({ title: 'परिचय पत्र', name: 'मीरा मोहन कुलकर्णी' });
    expect(linesOf(marathi)).toMatchObject({ birth: 'सकाळी 07:25, Pune', address: '12 Shanti Nagar, Pune' });
    expect(linesOf(marathi)).not.toHaveProperty('income');
    expect(await own()).toMatchObject({ language: 'mr', shows: { phone: true, income: false } });
  });

  it('has words of its own in one language only', async () => {
    const words = [{ line: 'work', words: 'सॉफ्टवेअर अभियंता' }];
    await post(asha, '/words', { language: 'mr', words });
    expect(linesOf(await own())).toMatchObject({ work: 'Software Engineer' });
    const marathi = (await post(asha, '/choose', { language: 'mr' })).data;
    expect(linesOf(marathi)).toMatchObject({ work: 'सॉफ्टवेअर अभियंता' });
    expect(marathi.lines.find(({ line }) => line === 'work')).toMatchObject({
      usual: 'Software Engineer',
      words: 'सॉफ्टवेअर अभियंता',
    });
    const again = await post(asha, '/words', { language: 'mr', words: [{ line: 'work', words: '' }] });
    expect(linesOf(again.data)).toMatchObject({ work: 'Software Engineer' });
  });

  it.each([
    ['/choose', { layout: 'wide' }],
    ['/choose', { language: 'xx' }],
    ['/choose', { shows: { phone: 'yes' } }],
    ['/choose', { own_heading: 'x'.repeat(61) }],
    ['/words', { language: 'xx', words: [] }],
    ['/words', { language: 'en', words: [{ line: 'serial', words: 'x' }] }],
    ['/words', { language: 'en', words: [{ line: 'work', words: 'x'.repeat(301) }] }],
    ['/make', { shape: 'a3' }],
    ['/make_link', { days: 0 }],
    ['/change_link', { id: 'x' }],
    ['/open', { code: {}, device: 'd' }],
    ['/report', { code: 'x', reason: 'other', text: 'short' }],
  ])('refuses what is no input: %s %j', async (path, body) => {
    expect(await post(asha, path, body)).toMatchObject({ status: 400 });
  });

  it('is made of an approved profile only', async () => {
    for (const status of ['Draft', 'Pending', 'Blocked', 'Rejected', 'married']) {
      await server.query('update qd_matrimonial_profile set status = $2 where id = $1', [
        asha.profileId,
        status,
      ]);
      expect(await own()).toMatchObject({ sheet: null, lines: [], photo: null });
      expect(await post(asha, '/make', { shape: 'a4' })).toMatchObject(refusal('not_approved'));
      expect(await post(asha, '/make_link', { days: 30 })).toMatchObject(refusal('not_approved'));
    }
    const nobody = await insertPerson(server, { profile: null });
    expect(await own(nobody)).toMatchObject({ sheet: null });
    for (const path of ['/own', '/pdf?shape=a4', '/picture?shape=a4'])
      expect((await fetch(`${server.api.url}/qe_biodata${path}`)).status).toBe(401);
  });
});

describe('the file', () => {
  it('is one page with its fonts, its text and no word about who made it', async () => {
    await post(asha, '/choose', { language: 'mr' });
    const made = await post<MadeBiodata>(asha, '/make', { shape: 'a4' });
    expect(made).toMatchObject({ status: 200, data: { shortened: [] } });
    const response = await fetchFile('/pdf?shape=a4');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="Meera-Kulkarni-biodata.pdf"');
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.length).toBe(made.data.bytes);
    expect(pdf.length).toBeLessThan(1_000_000);
    const file = join(folder, 'own.pdf');
    writeFileSync(file, pdf);
    const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    expect(info).toMatch(/^Title: +Meera Kulkarni, परिचय पत्र\n/);
    expect(info).toMatch(/\nPages: +1\n/);
    expect(info).not.toMatch(/Creator|Producer|CreationDate|ModDate|Author/);
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +\d+$/);
    const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).replaceAll(/\s/g, '');
    for (const part of ['परिचयपत्र', 'मीरामोहनकुलकर्णी', '14/03/1999(27वर्षे)', '₹14,50,000', '9000089082'])
      expect(text).toContain(part);
    const picture = await sharp(
      Buffer.from(await (await fetchFile('/picture?shape=phone')).arrayBuffer()),
    ).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 1080, height: 1920 });
  });

  it('says what it leaves out, in each layout and shape', async () => {
    await server.query(
      `update qd_matrimonial_profile set partner_expectations = repeat('A long wish of this family. ', 170) where id = $1`,
      [asha.profileId],
    );
    for (const shape of biodataShapes)
      for (const layout of biodataLayouts.filter((one) => one !== 'photo')) {
        await post(asha, '/choose', { layout });
        const made = await post<MadeBiodata>(asha, '/make', { shape });
        expect(made.data.shortened).toEqual(['expectations']);
      }
    const file = join(folder, 'long.pdf');
    writeFileSync(file, Buffer.from(await (await fetchFile('/pdf?shape=a4')).arrayBuffer()));
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Pages: +1\n/);
    expect(execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })).toMatch(/family\. …/);
  });

  it('is made anew when something changed, and only then', async () => {
    const version = async () => (await post<MadeBiodata>(asha, '/make', { shape: 'a4' })).data.version;
    const first = await version();
    expect(await version()).toBe(first);
    await post(asha, '/choose', { shows: { phone: false } });
    expect(await version()).not.toBe(first);
    const [row] = await server.query('select count(*)::int as files from biodata_file where "user" = $1', [
      asha.id,
    ]);
    expect(row).toEqual({ files: 1 });
  });

  it('is there for several that ask at the same time', async () => {
    const answers = await Promise.all(
      ['a4', 'phone', 'a4'].map((shape) => post<MadeBiodata>(asha, '/make', { shape })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.data.version).toBe(answers[2]?.data.version);
  });
});

describe('a link', () => {
  it('shows little at first, and each switch acts on the open page at once', async () => {
    const { code, id, ...link } = await makeLink(asha, { days: 30, name: 'For Sathe family' });
    expect(link).toMatchObject({ name: 'For Sathe family', state: 'on', opened: 0, is_prolonged: false });
    expect(link.shows).toEqual({ phone: false, address: false, income: false, horoscope: false });
    expect(link.ends_on).toBe(addDays(todayInIndia(new Date()), 30));
    const first = await open(code);
    expect(first.status).toBe(200);
    expect(first.data).toMatchObject({ has_number: false, photo: null, ends_on: link.ends_on });
    for (const hidden of ['89082', 'Shanti', '14,50', 'Makara', 'example.org'])
      expect(first.text).not.toContain(hidden);
    expect(await visit('/number', { code, device: 'd' })).toMatchObject({ status: 410 });

    await post(asha, '/change_link', {
      id,
      shows: { phone: true, address: true, income: true, horoscope: true },
    });
    const all = await open(code);
    expect(linesOf(all.data)).toMatchObject({ address: '12 Shanti Nagar, Pune', income: '₹14,50,000' });
    expect(all.data.has_number).toBe(true);
    // The number only by its own step.
    expect(all.text).not.toContain('89082');
    const number = await visit<{ numbers: object[] }>('/number', { code, device: 'd' });
    expect(number.data.numbers).toEqual([
      { number: '+919000089082', name: 'Mohan Kulkarni', relation: 'father' },
    ]);
    expect((await own()).links[0]).toMatchObject({ numbers_shown: 1 });
  });

  it('is read in the language of its reader', async () => {
    const { code } = await makeLink();
    const titles = await Promise.all(
      ['en', 'mr', 'hi', 'gu'].map(async (language) => (await open(code, 'one', language)).data.sheet.title),
    );
    expect(titles).toEqual(['Biodata', 'परिचय पत्र', 'परिचय पत्र', 'પરિચય પત્ર']);
  });

  it('counts days and devices, without the family itself', async () => {
    const { code } = await makeLink();
    await open(code, 'phone');
    await open(code, 'phone');
    await open(code, 'tablet');
    await post(asha, '/open', { code, device: 'own' });
    expect((await own()).links[0]).toMatchObject({ opened: 2, last_opened_on: todayInIndia(new Date()) });
    const rows = await server.query('select device from biodata_opening');
    expect(JSON.stringify(rows)).not.toMatch(/phone|tablet|own/);
  });

  it('is closed in the same words when it ended, was switched off, or never was', async () => {
    const { code, id } = await makeLink();
    const never = await open('7kQm-4tXp');
    expect(never.status).toBe(410);
    for (const wrong of ['', 'x', '7kQm-4tX0', "' or 1=1", code.toLowerCase().slice(1)])
      expect(await open(wrong)).toMatchObject({ status: 410, text: never.text });
    await post(asha, '/switch_link', { id, is_on: false });
    expect(await open(code)).toMatchObject({ status: 410, text: never.text });
    await post(asha, '/switch_link', { id, is_on: true });
    expect((await open(code)).status).toBe(200);
    await server.query(`update biodata_link set ends_on = current_date - 2 where id = $1`, [id]);
    expect(await open(code)).toMatchObject({ status: 410, text: never.text });
    for (const path of ['/number', '/report'])
      expect(await visit(path, { code, device: 'd', reason: 'rude' })).toMatchObject({
        status: 410,
        text: never.text,
      });
  });

  it.each([
    ['paused', 'update qd_matrimonial_profile set is_hidden = true where id = $1'],
    ['married', "update qd_matrimonial_profile set status = 'married' where id = $1"],
    ['blocked', "update qd_matrimonial_profile set status = 'Blocked' where id = $1"],
    [
      'suspended',
      `update directus_users set status = 'suspended' where id = (select "user" from qd_matrimonial_profile where id = $1)`,
    ],
    ['shown again since', 'update qd_matrimonial_profile set shown_since = now() where id = $1'],
    ['deleted', 'delete from qd_matrimonial_profile where id = $1'],
  ])('is closed when the profile is %s', async (_, sql) => {
    const { code } = await makeLink();
    expect((await open(code)).status).toBe(200);
    await server.query(sql, [asha.profileId]);
    expect((await open(code)).status).toBe(410);
  });

  it('stays closed after a pause, and the family reads why', async () => {
    const { code } = await makeLink();
    const change = (action: string) =>
      askApi(server.api.url, '/qe_profile/change_status', { token: asha.token, body: { action } });
    await change('pause');
    expect((await own()).links[0]).toMatchObject({ state: 'closed' });
    expect(await post(asha, '/make_link', { days: 30 })).toMatchObject(refusal('not_approved'));
    await change('resume');
    expect((await own()).links[0]).toMatchObject({ state: 'closed' });
    expect((await open(code)).status).toBe(410);
  });

  it('is in the state that the domain says', async () => {
    const { id, code } = await makeLink();
    const today = todayInIndia(new Date());
    for (const endsOn of [addDays(today, -1), today])
      for (const offAt of [null, new Date()])
        for (const status of ['Active', 'Pending'] as const)
          for (const isHidden of [false, true])
            for (const shownSince of ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z']) {
              await server.query('update biodata_link set ends_on = $2, off_at = $3 where id = $1', [
                id,
                endsOn,
                offAt,
              ]);
              await server.query(
                'update qd_matrimonial_profile set status = $2, is_hidden = $3, shown_since = $4 where id = $1',
                [asha.profileId, status, isHidden, shownSince],
              );
              const state = findLinkState(
                { madeAt: new Date(), endsOn, isProlonged: false, offAt },
                { status, isHidden, isOwnerActive: true, shownSince: new Date(shownSince) },
                today,
              );
              expect([(await open(code)).status, state]).toEqual([state === 'on' ? 200 : 410, state]);
            }
  });

  it('is prolonged once, is one of three, and belongs to one family', async () => {
    const { id } = await makeLink(asha, { days: 7 });
    expect(await post(asha, '/make_link', { days: 8 })).toMatchObject(refusal('period'));
    const longer = await post(asha, '/change_link', { id, days: 90 });
    expect(longer.data.links[0]).toMatchObject({ is_prolonged: true });
    expect((await post(asha, '/change_link', { id, days: 30 })).status).toBe(200);
    expect(await post(asha, '/change_link', { id, days: 90 })).toMatchObject(refusal('prolonged'));
    await makeLink();
    await makeLink();
    expect(await post(asha, '/make_link', { days: 30 })).toMatchObject(refusal('links_full'));
    for (const [path, body] of [
      ['/change_link', { id, shows: { phone: true } }],
      ['/switch_link', { id, is_on: false }],
    ] as const)
      expect(await post(ravi, path, body)).toMatchObject(refusal('missing'));
    await post(asha, '/switch_link', { id, is_on: false });
    expect(await post(asha, '/change_link', { id, name: 'x' })).toMatchObject(refusal('not_on'));
    await server.query(`update biodata_link set off_at = off_at - interval '2 minutes' where id = $1`, [id]);
    expect(await post(asha, '/switch_link', { id, is_on: true })).toMatchObject(refusal('off'));
  });

  it('is never stored as it is', async () => {
    const { code } = await makeLink();
    const rows = await server.query('select * from biodata_link');
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
  });

  it('is opened sixty times an hour from one address', async () => {
    const { code } = await makeLink();
    const from = (address: string) =>
      fetch(`${server.api.url}/qe_biodata/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ code, device: 'd' }),
      }).then(({ status }) => status);
    for (let count = 0; count < 60; count += 1) expect(await from('203.0.113.7')).toBe(200);
    expect(await from('203.0.113.7')).toBe(429);
    expect(await from('203.0.113.8')).toBe(200);
  });
});

describe('a shared page', () => {
  it('has the photo with name and day in its foot, only while the link is on', async () => {
    const id = randomUUID();
    const photo = await drawPicture(600, 750).jpeg().toBuffer();
    await storage.files.write(`${id}.jpg`, photo);
    await server.query(
      `insert into directus_files (id, storage, filename_disk, filename_download, folder, type, width, height, uploaded_by)
       values ($1, 'local', $2, 'photo.jpg', $3, 'image/jpeg', 600, 750, $4)`,
      [id, `${id}.jpg`, mediaFolderIds.photos, asha.id],
    );
    await server.query('update qd_matrimonial_profile set main_photo = $1 where id = $2', [
      id,
      asha.profileId,
    ]);
    const link = await makeLink();
    const { data } = await open(link.code);
    const load = () => fetch(server.api.url + (data.photo ?? ''));
    const response = await load();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 900 });
    const plain = await sharp(photo).resize({ width: 720 }).raw().toBuffer();
    const woven = await sharp(bytes).raw().toBuffer();
    const differs = (from: number, until: number) => {
      let sum = 0;
      for (let at = from * 720 * 3; at < until * 720 * 3; at += 1)
        sum += Math.abs((plain[at] ?? 0) - (woven[at] ?? 0)) > 30 ? 1 : 0;
      return sum;
    };
    expect(differs(850, 890)).toBeGreaterThan(200);
    expect(differs(0, 800)).toBeLessThan(200);
    expect((await fetch(`${server.api.url}${(data.photo ?? '').slice(0, -3)}abc`)).status).toBe(410);
    await post(asha, '/switch_link', { id: link.id, is_on: false });
    expect((await load()).status).toBe(410);
  });

  it('is reported to the office with its link', async () => {
    const { token } = await registerWithRole(server, roleIds.admin);
    const { code } = await makeLink(asha, { days: 30, name: 'For Sathe family' });
    for (const text of ['The photo is of somebody else.', ''])
      expect((await visit('/report', { code, reason: 'not_true', text })).status).toBe(200);
    const queue = await askApi<{ items: ReportQueueItem[] }>(server.api.url, '/qe_safety/queue', { token });
    expect(queue.data.items).toMatchObject([{ reported: { profile_id: asha.profileId }, entries: 2 }]);
    const found = await askApi<ReportCase>(server.api.url, `/qe_safety/case?id=${queue.data.items[0]?.id}`, {
      token,
    });
    expect(found.data.entries[0]).toMatchObject({
      reason: 'not_true',
      source: 'link',
      text: 'The photo is of somebody else.',
      link: expect.stringContaining('For Sathe family') as string,
    });
  });
});
