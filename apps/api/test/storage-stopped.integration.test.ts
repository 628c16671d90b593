import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookDesk } from '@suchi/contracts/print';
import type { Picture } from '@suchi/contracts/profile';
import { roleIds } from '@suchi/domain/accounts';
import { videoLimits } from '@suchi/domain/profile';
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
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPeople } from './community.ts';
import { buildVideo, postPhoto, startTus } from './media.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-stopped-'));
// The engine cuts an upload into parts here.
const parts = join(folder, 'parts');
const { pieceBytes } = videoLimits;
const content = buildVideo(12_000_000);

let s3: S3Server;
let server: TestInstallation;
let member: { id: string; token: string };
let admin: { id: string; token: string };
let photo: Picture;
let upload: string;

const send = async () =>
  postPhoto(server.api.url, await drawPicture(40, 50).png().toBuffer(), { token: member.token });
const load = () => fetch(server.api.url + photo.urls.card);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code,
];
const unavailable = [503, 'STORAGE_UNAVAILABLE'];

beforeAll(async () => {
  mkdirSync(parts);
  s3 = await startS3Server(join(folder, 's3'));
  server = await startTestInstallation({
    name: 'storage_stopped',
    workers: 0,
    extraEnv: {
      ...(await createBucket(s3.url, 'stopped')),
      SUCHI_UPLOADS: join(folder, 'uploads'),
      TMPDIR: parts,
    },
  });
  member = await registerVerifiedMember(server);
  admin = await registerWithRole(server, roleIds.admin);
  photo = (await send()).data;
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the storage stops', () => {
  it('while a video arrives: the upload fails, and the node lives', async () => {
    const tus = startTus(member.token);
    upload = server.api.url + (await tus.create(server.api.url, content.length)).path;
    expect((await tus.append(upload, 0, content.subarray(0, pieceBytes))).status).toBe(204);

    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
    });
    const answer = fetch(upload, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(pieceBytes),
      },
      body: stream,
      duplex: 'half',
    });
    const before = readdirSync(parts);
    const hasBegun = () => readdirSync(parts).some((name) => !before.includes(name));
    body?.enqueue(content.subarray(pieceBytes, pieceBytes + 1000));
    await waitUntil('the upload to go on', () => Promise.resolve(hasBegun()));
    await s3.stop();
    // More than a part, and not the end.
    body?.enqueue(content.subarray(pieceBytes + 1000, content.length - 1000));
    await waitUntil('the part to fail', () =>
      Promise.resolve(server.api.log().includes('a part of an upload was not stored')),
    );
    body?.enqueue(content.subarray(content.length - 1000));
    body?.close();
    expect((await answer).status).toBe(500);
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
    await insertPeople(server, [{ gender: 'Male', profile: { serial_number: 1, edition: edition?.id } }]);
    const ask = <Data>(path: string, body?: object) =>
      askApi<Data>(server.api.url, `/qe_book${path}`, { token: admin.token, ...(body && { body }) });
    await ask('/start', { kind: 'proof', size: 'A5', cover: 'picture' });
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
    await waitUntil('the book', async () => (await ask<BookDesk>('/desk')).data.job?.state === 'done', {
      timeoutMs: 120_000,
    });
    await worker.stop();
  });
});
