import { randomUUID } from 'node:crypto';
import type { ReportCase, ReportQueueItem } from '@suchi/contracts/safety';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { findLinkState } from '@suchi/domain/biodata';
import { mediaFolderIds } from '@suchi/domain/profiles';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertFamilies, linesOf, refusal, useBiodata } from './biodata.ts';
import type { Person } from './community.ts';
import { registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  storage = await makeTestStorage('biodata-links');
  server = await startTestInstallation({
    name: 'biodata_links',
    workers: 0,
    extraEnv: { ...storage.env, SUCHI_CHECK_OUTPUT: 'true' },
  });
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});
beforeEach(async () => {
  [asha, ravi] = await insertFamilies(server);
});

const { post, own: read, visit, makeLink: make, open } = useBiodata(() => server);
const own = () => read(asha);
const makeLink = (person = asha, body: object = { days: 30 }) => make(person, body);

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
    const number = await visit('/number', { code, device: 'd' });
    expect(number.data).toEqual({
      numbers: [{ number: '+919000089082', name: 'Mohan Kulkarni', relation: 'father' }],
    });
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
