import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MadeBiodata } from '@suchi/contracts/biodata';
import { biodataLayouts, biodataShapes } from '@suchi/domain/biodata';
import { requireNeeds, startTestInstallation, type TestInstallation } from '@suchi/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFamilies, linesOf, refusal, useBiodata } from './biodata.ts';
import { insertPerson, type Person } from './community.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

requireNeeds('browser', 'pdf');
let storage: TestStorage;
let server: TestInstallation;
let asha: Person;
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

beforeEach(async () => {
  [asha] = await insertFamilies(server);
});

const { post, own: read } = useBiodata(() => server);
const own = (person = asha) => read(person);
const fetchFile = (path: string, { token } = asha) =>
  fetch(`${server.api.url}/qe_biodata${path}`, { headers: { authorization: `Bearer ${token}` } });
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
