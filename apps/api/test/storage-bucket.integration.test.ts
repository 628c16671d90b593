import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '@suchi/contracts/media';
import type { BookOverview } from '@suchi/contracts/print';
import { roleIds } from '@suchi/domain/accounts';
import { imageVariants, videoLimits } from '@suchi/domain/profiles';
import {
  askApi,
  createBucket,
  type S3Server,
  startS3Server,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepMedia } from '../extensions/suchi/src/media/commands/delete-media.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { readStored } from '../extensions/suchi/src/platform/storage/file-storage.ts';
import { drawPicture, metadataOf } from '../extensions/suchi/test/pictures.ts';
import { insertPeople } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { buildVideo, postPhoto, startTus } from './media.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

// Photos and the book with all files in a bucket. `pnpm prove storage` runs all tests of media like this.
const folder = mkdtempSync(join(tmpdir(), 'suchi-bucket-'));
// The engine cuts an upload into parts here.
const parts = join(folder, 'parts');
const uploads = join(folder, 'uploads');
const { pieceBytes } = videoLimits;
const content = buildVideo(12_000_000);

let s3: S3Server;
let server: TestInstallation;
let member: { id: string; token: string };
let admin: { id: string; token: string };
let platform: JobPlatform;
let photo: Picture;
let upload: string;

const send = async () =>
  postPhoto(server.api.url, await drawPicture(960, 1200).png().toBuffer(), { token: member.token });
const load = () => fetch(server.api.url + photo.urls.card);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code,
];
const askBook = <Data>(path: string, body?: object) =>
  askApi<Data>(server.api.url, `/qe_book${path}`, { token: admin.token, ...(body && { body }) });
/** In the bucket. */
const namesOf = async (prefix: string) => {
  const found: string[] = [];
  for await (const { name } of platform.storage.list(prefix)) found.push(name);
  return found;
};
const unavailable = [503, 'STORAGE_UNAVAILABLE'];

beforeAll(async () => {
  mkdirSync(parts);
  s3 = await startS3Server(join(folder, 's3'));
  server = await startTestInstallation({
    name: 'storage_bucket',
    workers: 0,
    extraEnv: {
      ...(await createBucket(s3.url, 'stopped')),
      SUCHI_UPLOADS: uploads,
      TMPDIR: parts,
    },
  });
  platform = jobPlatformOf(server);
  member = await registerVerifiedMember(server);
  admin = await registerWithRole(server, roleIds.admin);
  photo = (await send()).data;
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a photo in a bucket', () => {
  it('is there in every size, and nowhere on the disk', async () => {
    expect(await namesOf(photo.id)).toHaveLength(1 + Object.keys(imageVariants).length);
    expect(existsSync(uploads)).toBe(false);
  });

  it('is served at its own signed address only, in the size that it names', async () => {
    const response = await load();
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await metadataOf(bytes)).toMatchObject({ width: imageVariants.card });
    for (const path of [photo.urls.card.replace('/card/', '/page/'), `${photo.urls.card}x`])
      expect(await codeOf(await fetch(server.api.url + path))).toEqual([403, 'MEDIA_LINK_INVALID']);
  });

  it('is removed with all its sizes when nothing uses it, and no other', async () => {
    const unused = (await send()).data;
    await server.query(
      `update directus_files set created_on = now() - $2::interval, modified_on = now() - $2::interval where id = $1`,
      [unused.id, '25 hours'],
    );
    expect((await fetch(server.api.url + unused.urls.card)).status).toBe(200);
    expect(await sweepMedia(platform)).toEqual({ uploads: 0, media: 1 });
    expect(await namesOf(unused.id)).toEqual([]);
    expect((await fetch(server.api.url + unused.urls.card)).status).toBe(403);
    expect((await load()).status).toBe(200);
  });
});

describe('the storage stops', () => {
  it('while a video arrives: the upload fails, and the node lives', async () => {
    const tus = startTus(member.token);
    upload = server.api.url + (await tus.create(server.api.url, content.length)).path;
    expect((await tus.append(upload, 0, content.subarray(0, pieceBytes))).status).toBe(204);

    const piece = content.subarray(pieceBytes, 2 * pieceBytes);
    const sending = request(upload, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/offset+octet-stream',
        'content-length': piece.length,
        'upload-offset': pieceBytes,
      },
    });
    const answer = once(sending, 'response') as Promise<[IncomingMessage]>;
    const before = readdirSync(parts);
    const hasBegun = () => readdirSync(parts).some((name) => !before.includes(name));
    sending.write(piece.subarray(0, 1000));
    await waitUntil('the upload to go on', () => Promise.resolve(hasBegun()));
    await s3.stop();
    sending.end(piece.subarray(1000));
    const [{ statusCode }] = await answer;
    expect(statusCode).toBe(500);
    expect(server.api.hasExited()).toBe(false);
  });

  it('photos and uploads answer with a code, and nothing else notices', async () => {
    const answer = await load();
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(await codeOf(answer)).toEqual(unavailable);
    const sent = await send();
    expect([sent.status, sent.code]).toEqual(unavailable);
    const tus = startTus(member.token);
    expect(await codeOf((await tus.create(server.api.url, 1000)).response)).toEqual(unavailable);
    const piece = content.subarray(pieceBytes, 2 * pieceBytes);
    expect(await codeOf(await tus.append(upload, pieceBytes, piece))).toEqual(unavailable);
    expect(await tus.offset(upload)).toBe(pieceBytes);
    expect((await fetch(`${server.api.url}/qe_health/ready`)).status).toBe(200);
    expect((await askApi(server.api.url, '/users/me', { token: member.token })).status).toBe(200);
    expect(await server.query(`select 1 from directus_files where title = 'Photo'`)).toHaveLength(1);
  });

  it('and comes back: everything goes on, and a job that failed is done', async () => {
    const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
    const profile = { first_name: 'Omkar', serial_number: 1, edition: edition?.id, main_photo: photo.id };
    await insertPeople(server, [{ gender: 'Male', profile }]);
    await askBook('/start', { kind: 'proof', size: 'A5', cover: 'picture' });
    const worker = await server.startWorker();
    await waitUntil('the job to fail', () =>
      Promise.resolve(worker.log().includes('job will be tried again')),
    );

    await s3.start();
    expect((await load()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const tus = startTus(member.token);
    await tus.append(upload, pieceBytes, content.subarray(pieceBytes, 2 * pieceBytes));
    const done = await tus.append(upload, 2 * pieceBytes, content.subarray(2 * pieceBytes));
    const id = done.headers.get('directus-file-id') ?? '';
    const claimed = await askApi<{ url: string }>(server.api.url, '/qe_media/claim_video', {
      token: member.token,
      body: { id },
    });
    const video = await fetch(server.api.url + claimed.data.url);
    expect(Buffer.from(await video.arrayBuffer()).equals(content)).toBe(true);
    await waitUntil(
      'the book',
      async () => (await askBook<BookOverview>('/desk')).data.job?.state === 'done',
      {
        timeoutMs: 120_000,
      },
    );
    await worker.stop();
  });
});

describe('the book in a bucket', () => {
  it('has the photo that is there, and is saved and shown from there', async () => {
    const { proof, warnings } = (await askBook<BookOverview>('/desk')).data;
    expect(warnings).toEqual([]);
    const fetchBook = async (path: string) => {
      const response = await fetch(`${server.api.url}/qe_book${path}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      return Buffer.from(await response.arrayBuffer());
    };
    const saved = await fetchBook(`/file?job=${proof?.id}`);
    const kept = await readStored(platform.storage, `books/${proof?.snapshot}/proof.pdf`);
    expect(kept?.equals(saved)).toBe(true);
    expect(execFileSync('pdftotext', ['-', '-'], { input: saved, encoding: 'utf8' })).toContain('Omkar');
    const png = await fetchBook(`/page?job=${proof?.id}&page=1`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });
});
