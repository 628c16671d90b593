import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnData } from '@suchi/contracts/privacy';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteDownloads } from '../extensions/suchi/src/data-use/commands/delete-downloads.ts';
import { makeDownload } from '../extensions/suchi/src/data-use/commands/make-download.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { deleteStored } from '../extensions/suchi/src/platform/storage/file-storage.ts';
import { insertRows } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerVerifiedMember } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

type Member = Awaited<ReturnType<typeof registerVerifiedMember>>;

let storage: TestStorage;
let server: TestInstallation;
let platform: JobPlatform;
let asha: Member;

beforeAll(async () => {
  storage = await makeTestStorage('data-download');
  server = await startTestInstallation({
    name: 'data_download',
    workers: 0,
    extraEnv: { ...storage.env, SUCHI_CHECK_OUTPUT: 'true' },
  });
  platform = jobPlatformOf(server);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
  storage.remove();
});
beforeEach(async () => {
  await server.query('delete from data_download');
  await deleteStored(storage.files, 'downloads/');
  asha = await registerVerifiedMember(server, { first_name: 'Asha', last_name: 'Ranade' });
  await server.query(`update directus_users set app_language = 'mr' where id = $1`, [asha.id]);
  const photo = (
    await server.query<{ id: string }>(
      `insert into directus_files (id, storage, filename_disk, filename_download, type, uploaded_by)
       values (gen_random_uuid(), 'local', $1, 'asha.jpg', 'image/jpeg', $2) returning id`,
      [`${asha.id}.jpg`, asha.id],
    )
  )[0];
  await insertRows(server, 'qd_matrimonial_profile', [
    { user: asha.id, status: 'Draft', first_name: 'Asha', last_name: 'Ranade', main_photo: photo?.id },
  ]);
  await storage.files.write(`${asha.id}.jpg`, Buffer.from('a picture of Asha'));
});

const ask = (body: object = { password: asha.form.password }, by = asha) =>
  askApi<OwnData>(server.api.url, '/qe_data/ask_download', { token: by.token, body });
const own = async (by = asha) =>
  (await askApi<OwnData>(server.api.url, '/qe_data/own_data', { token: by.token })).data;
const make = (id: string, now = new Date(), isLastTry = false) =>
  makeDownload({ ...platform, clock: { ...platform.clock, now: () => now } }, { downloadId: id }, isLastTry);
const fetchFile = (id: string, token: string | null = asha.token) =>
  fetch(`${server.api.url}/qe_data/download_file?id=${id}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
const idOf = ({ download }: OwnData) => download?.id ?? '';

/** As the family opens it, by a program that is not ours. */
function unzip(bytes: Buffer): { names: string[]; read: (name: string) => string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-zip-'));
  writeFileSync(join(folder, 'data.zip'), bytes);
  execFileSync('python3', ['-m', 'zipfile', '-e', 'data.zip', 'out'], { cwd: folder });
  const out = join(folder, 'out');
  return {
    names: readdirSync(out, { recursive: true }).map(String),
    read: (name) => readFileSync(join(out, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

describe('the download of the own data', () => {
  it('needs the password, is made by a worker, told by mail, and has everything to read', async () => {
    expect(await ask({ password: 'wrong' })).toMatchObject({
      status: 400,
      extensions: { fields: { password: 'oldPasswordWrong' } },
    });
    const asked = (await ask()).data;
    expect(asked).toMatchObject({ download: { state: 'preparing', bytes: null }, may_ask: false });
    expect((await fetchFile(idOf(asked))).status).toBe(404);
    expect(await make(idOf(asked))).toBe('made');
    expect(await make(idOf(asked))).toBe('not_needed');
    const mails = await server.query(
      `select kind, language from qdb_mail where to_email = $1 and kind = $2`,
      [asha.form.email, 'data_ready'],
    );
    expect(mails).toEqual([{ kind: 'data_ready', language: 'mr' }]);

    const ready = await own();
    expect(ready.download).toMatchObject({ state: 'ready', id: idOf(asked) });
    const response = await fetchFile(idOf(asked));
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="data-[\d-]+\.zip"$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(ready.download?.bytes);
    const zip = unzip(bytes);
    expect(zip.names).toEqual(
      expect.arrayContaining(['index.html', 'account.json', 'profile.json', `files/${asha.id}.jpg`]),
    );
    expect(zip.read(`files/${asha.id}.jpg`)).toBe('a picture of Asha');
    expect(zip.read('index.html')).toContain('<html lang="mr">');
    expect(zip.read('index.html')).toContain('<dd>Ranade</dd>');
    expect(JSON.parse(zip.read('profile.json'))).toMatchObject([{ last_name: 'Ranade' }]);
    expect(zip.read('account.json')).not.toContain('argon2');
    zip.remove();
  });

  it('is one a day, and one that failed does not count', async () => {
    const first = idOf((await ask()).data);
    expect(await ask()).toMatchObject({ status: 409, code: 'DATA_DOWNLOAD_REFUSED' });
    await make(first);
    expect(await ask()).toMatchObject({ status: 409 });
    await server.query(`update data_download set made_at = null, bytes = null, failed_at = now()`);
    expect((await own()).download?.state).toBe('failed');
    expect((await ask()).status).toBe(200);
  });

  it('is refused to everybody else, and each download is noted', async () => {
    const id = idOf((await ask()).data);
    await make(id);
    const other = await registerVerifiedMember(server);
    expect((await fetchFile(id, null)).status).toBe(401);
    expect((await fetchFile(id, other.token)).status).toBe(404);
    expect((await fetchFile('x')).status).toBe(400);
    await (await fetchFile(id)).arrayBuffer();
    const uses = await askApi<{ items: { what: string }[] }>(server.api.url, '/qe_data/uses', {
      token: asha.token,
    });
    expect(uses.data.items.map(({ what }) => what)).toEqual(['downloaded']);
    expect((await own()).uses_this_month).toBe(1);
  });

  it('ends after seven days, and its file goes; also with the account', async () => {
    const id = idOf((await ask()).data);
    await make(id, new Date(Date.now() - 7 * 86_400_000 - 1000));
    expect((await own()).download).toBeNull();
    expect((await fetchFile(id)).status).toBe(404);
    const later = { ...platform.clock, now: () => new Date(Date.now() + 2 * 3_600_000) };
    expect(await deleteDownloads({ ...platform, clock: later })).toBe(0);
    await server.query('delete from data_download');
    // A file of the last hour may belong to a row that is not committed yet.
    expect(await deleteDownloads(platform)).toBe(0);
    expect(await deleteDownloads({ ...platform, clock: later })).toBe(1);
    expect(await storage.names('downloads/')).toEqual([]);
  });

  it('that cannot be made says so at the last try', async () => {
    const id = idOf((await ask()).data);
    const broken = {
      ...platform,
      storage: { ...platform.storage, write: () => Promise.reject(new Error('full')) },
    };
    await expect(makeDownload(broken, { downloadId: id }, false)).rejects.toThrow('full');
    expect((await own()).download?.state).toBe('preparing');
    await expect(makeDownload(broken, { downloadId: id }, true)).rejects.toThrow('full');
    expect((await own()).download?.state).toBe('failed');
  });
});
