import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookOverview } from '@suchi/contracts/print';
import { roleIds } from '@suchi/domain/accounts';
import { findSpineMm, type PrintedProfile } from '@suchi/domain/print';
import { mediaFolderIds } from '@suchi/domain/profiles';
import {
  askApi,
  requireNeeds,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteStored, readStored } from '../extensions/suchi/src/platform/storage/file-storage.ts';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPeople, type PersonPlan } from './community.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

requireNeeds('browser', 'pdf');
let storage: TestStorage;
let server: TestInstallation;
let admin: { id: string; token: string };
let edition: number;

beforeAll(async () => {
  storage = await makeTestStorage('book');
  server = await startTestInstallation({ name: 'book', workers: 0, extraEnv: storage.env });
  admin = await registerWithRole(server, roleIds.admin);
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  edition = current?.id ?? 0;
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});

const ask = <Data>(path: string, body?: object) =>
  askApi<Data>(server.api.url, `/qe_book${path}`, { token: admin.token, ...(body && { body }) });
const overview = async () => (await ask<BookOverview>('/desk')).data;
const jobOf = async () => (await overview()).job;
const fetchFile = (path: string, token = admin.token) =>
  fetch(`${server.api.url}/qe_book${path}`, { headers: { authorization: `Bearer ${token}` } });
const proof = { kind: 'proof', size: 'A5', cover: 'picture' };
const refusal = (reason: string) => ({ status: 409, code: 'BOOK_REFUSED', extensions: { reason } });
const nameOf = (snapshot: string | null | undefined, name: string) => `books/${snapshot ?? ''}/${name}`;
const waitForState = (state: string) =>
  waitUntil(`the file to be ${state}`, async () => (await jobOf())?.state === state, { timeoutMs: 60_000 });
const read = async (name: string) => (await readStored(storage.files, name)) ?? Buffer.alloc(0);
const hashOf = async (name: string) =>
  createHash('sha256')
    .update(await read(name))
    .digest('hex');

const person = (serial_number: number, profile: object = {}): PersonPlan => ({
  gender: serial_number < 450 ? 'Male' : 'Female',
  profile: { serial_number, edition, marital_status: 'Unmarried', ...profile },
});

async function givePhoto(profileId: number): Promise<void> {
  const id = randomUUID();
  await storage.files.write(`${id}.jpg`, await drawPicture(600, 750).jpeg().toBuffer());
  await server.query(
    `insert into directus_files (id, storage, filename_disk, filename_download, folder, type, width, height)
     values ($1, 'local', $2, 'photo.jpg', $3, 'image/jpeg', 600, 750)`,
    [id, `${id}.jpg`, mediaFolderIds.photos],
  );
  await server.query('update qd_matrimonial_profile set main_photo = $1 where id = $2', [id, profileId]);
}

async function giveLogo(): Promise<void> {
  const answer = await fetch(`${server.api.url}/qe_settings/logo`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${admin.token}` },
    body: new Uint8Array(await drawPicture(512, 512).png().toBuffer()),
  });
  expect(answer.status).toBe(200);
}

describe('the files of the book', () => {
  it('are for admins only, and need someone to print', async () => {
    const member = await registerVerifiedMember(server);
    for (const path of ['/desk', '/file?job=1', '/page?job=1&page=1', '/place?job=1&serial_number=1']) {
      expect((await fetch(`${server.api.url}/qe_book${path}`)).status).toBe(401);
      expect((await fetchFile(path, member.token)).status).toBe(403);
    }
    for (const path of ['/start', '/resume', '/stop', '/hand_over'])
      expect(
        await askApi(server.api.url, `/qe_book${path}`, { token: member.token, body: proof }),
      ).toMatchObject({ status: 403 });
    expect(await ask('/start', { ...proof, size: 'A3' })).toMatchObject({ status: 400 });
    expect(await ask('/start', { ...proof, kind: 'draft' })).toMatchObject({ status: 400 });
    expect(await ask('/start', proof)).toMatchObject(refusal('nobody_numbered'));
    expect(await ask('/stop', { job: 1 })).toMatchObject(refusal('no_job'));
    expect(await overview()).toMatchObject({ candidates: 0, job: null, proof: null, press: null });
  });

  it('survive a killed worker: the next one goes on, with what is already made', async () => {
    const people = await insertPeople(server, [
      person(1, { first_name: 'Omkar', last_name: 'Sawant' }),
      person(2, { first_name: 'Pratik', last_name: 'Thakur', own_script_name: 'प्रतीक ठाकूर' }),
      person(451, { first_name: 'Ketaki', last_name: 'Padhye' }),
    ]);
    await givePhoto(people[0]?.profileId ?? 0);

    // Stopped before a worker came, then begun again.
    expect(await ask('/start', { ...proof, kind: 'press' })).toMatchObject(refusal('not_frozen'));
    expect(await ask('/start', { ...proof, cover_picture: randomUUID() })).toMatchObject({ status: 400 });
    const { job } = (await ask<{ job: number }>('/start', proof)).data;
    expect(await ask('/start', proof)).toMatchObject(refusal('already_running'));
    expect(await ask('/stop', { job })).toMatchObject({ data: { job } });
    expect((await jobOf())?.state).toBe('stopped');
    expect(await ask('/stop', { job })).toMatchObject(refusal('not_running'));
    expect(await ask('/resume', { job })).toMatchObject({ data: { job } });
    expect((await jobOf())?.state).toBe('queued');
    expect(await ask('/resume', { job })).toMatchObject(refusal('not_stopped'));

    const blocker = new Client({ connectionString: server.installation.databaseUrl });
    await blocker.connect();
    const first = await server.startWorker();
    await waitUntil('the layout to begin', async () => (await jobOf())?.stage === 'layout', {
      timeoutMs: 60_000,
    });
    // Lets the worker lay the pages out, but not say so.
    await blocker.query('begin');
    await blocker.query('lock table book_job in share mode');
    const layout = nameOf((await jobOf())?.snapshot, 'layout-00001.pdf');
    const findLayout = () => storage.files.find(layout);
    await waitUntil('the pages', async () => (await findLayout()) !== null, { timeoutMs: 60_000 });
    await first.kill();
    await blocker.query('rollback');
    await blocker.end();
    const { modifiedAt } = (await findLayout()) ?? {};
    expect((await jobOf())?.state).toBe('running');

    const second = await server.startWorker();
    await waitForState('done');
    await second.stop();
    expect((await findLayout())?.modifiedAt).toEqual(modifiedAt);
    const done = await overview();
    expect(done.proof).toMatchObject({
      id: job,
      checks: { candidates: 3, pages: done.proof?.pages, fonts_missing: 0, wrong_boxes: 0, text_pages: null },
    });
    expect(done.warnings.map(({ kind, serial_number: number }) => [kind, number])).toEqual([
      ['photo_missing', 2],
      ['photo_missing', 451],
    ]);
  });

  it('are saved and shown page by page, and each download is recorded', async () => {
    const { proof: file } = await overview();
    const job = file?.id ?? 0;
    const saved = await fetchFile(`/file?job=${job}`);
    expect(saved.headers.get('content-type')).toBe('application/pdf');
    expect(saved.headers.get('cache-control')).toBe('private, no-store');
    const path = join(storage.env['SUCHI_UPLOADS'] ?? '', 'saved.pdf');
    writeFileSync(path, Buffer.from(await saved.arrayBuffer()));
    const { page } = (await ask<{ page: number }>(`/place?job=${job}&serial_number=451`)).data;
    const text = execFileSync('pdftotext', ['-f', String(page), '-l', String(page), path, '-'], {
      encoding: 'utf8',
    });
    expect(text).toContain('Ketaki');
    expect((await ask(`/place?job=${job}&serial_number=77`)).data).toEqual({ page: null });

    const picture = await fetchFile(`/page?job=${job}&page=${page}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([699, 992]);
    expect(await ask(`/page?job=${job}&page=9999`)).toMatchObject(refusal('no_page'));
    expect(await ask(`/page?job=${job}&page=0`)).toMatchObject({ status: 400 });
    expect(await ask('/file?job=4711')).toMatchObject(refusal('no_file'));
    const recorded = await server.query<{ action: string }>(
      `select action from audit_log where action like 'book.%' order by id`,
    );
    expect(recorded.map(({ action }) => action)).toEqual([
      'book.start',
      'book.stop',
      'book.resume',
      'book.download',
    ]);
  });

  it('go to the press in inks, the same file each time, and close the edition', async () => {
    const before = await overview();
    const { profiles } = (
      JSON.parse(String(await read(nameOf(before.proof?.snapshot, 'book.json')))) as {
        book: { profiles: PrintedProfile[] };
      }
    ).book;
    await server.query(
      'update edition set frozen_at = now(), page_multiple = 16, paper_microns = 400 where id = $1',
      [edition],
    );
    for (const content of profiles)
      await server.query(
        'insert into printed_profile (edition, profile, serial_number, content) values ($1, $2, $3, $4)',
        [edition, content.profile, content.serialNumber, JSON.stringify(content)],
      );
    expect(await ask('/hand_over', { job: before.proof?.id })).toMatchObject(refusal('no_press_file'));

    await giveLogo();
    const worker = await server.startWorker();
    const press = { ...proof, kind: 'press' };
    await ask('/start', press);
    await waitForState('done');
    const first = (await overview()).press;
    expect(first?.checks).toMatchObject({
      candidates: 3,
      fonts_missing: 0,
      wrong_boxes: 0,
      coloured_text_pages: 0,
    });
    expect(first?.checks?.text_pages).toBeGreaterThan(2);
    expect(first?.checks?.pages).toBe((first?.pages ?? 0) - 2);
    expect((first?.checks?.pages ?? 0) % 16).toBe(0);
    expect(first?.checks?.cover?.spine_mm).toBe(
      findSpineMm(first?.checks?.pages ?? 0, { paperMicrons: 400 }),
    );
    const spine = first?.checks?.cover?.spine_mm ?? 0;
    const saved = await fetchFile(`/file?job=${first?.id}&part=cover`);
    expect(saved.headers.get('content-disposition')).toContain('suchi-press-cover-a5.pdf');
    const path = join(storage.env['SUCHI_UPLOADS'] ?? '', 'cover.pdf');
    writeFileSync(path, Buffer.from(await saved.arrayBuffer()));
    const sheet = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
    const width = Number(/<page width="([\d.]+)"/.exec(sheet)?.[1]) / (72 / 25.4);
    expect(width).toBeCloseTo(2 * (16 + 148) + spine, 1);
    const images = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' });
    expect(images, 'the logo, in inks').toMatch(/ 600 +600 +cmyk /);
    expect(await ask(`/file?job=${first?.id}&part=back`)).toMatchObject({ status: 400 });
    for (const page of [1, 2, first?.pages]) {
      const picture = await fetchFile(`/page?job=${first?.id}&page=${page}`);
      expect(Buffer.from(await picture.arrayBuffer()).readUInt32BE(16), `page ${page}`).toBe(699);
    }
    const name = nameOf(first?.snapshot, 'press.pdf');
    const hash = await hashOf(name);
    await deleteStored(storage.files, 'books/');
    await ask('/start', press);
    await waitForState('done');
    await worker.stop();
    expect(await hashOf(name)).toBe(hash);

    const job = (await overview()).press?.id;
    expect(await ask('/hand_over', { job })).toMatchObject({ data: { job } });
    expect((await overview()).file_made_at).not.toBeNull();
    expect(await ask('/hand_over', { job })).toMatchObject(refusal('handed_over'));
  });
});
