import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { imageVariants } from '@suchi/domain/profiles';
import { askApi, startTestInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bombPng, drawPicture, noisePhoto } from '../extensions/suchi/test/pictures.ts';
import { postPhoto } from './media.ts';
import { registerVerifiedMember } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;

const upload = async (bytes: Uint8Array) =>
  postPhoto(server.api.url, bytes, { token: (await registerVerifiedMember(server)).token });

function decoders(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === String(server.api.pid))
    .filter((words) => words.some((word) => word.endsWith('photo-process.ts')))
    .map(([pid]) => Number(pid));
}

beforeAll(async () => {
  storage = await makeTestStorage('media-pool');
  server = await startTestInstallation({ name: 'media_pool', workers: 0, extraEnv: storage.env });
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});

describe('a hostile photo', () => {
  it('of 1 by 24,000,000 pixels is refused from its header', async () => {
    await upload(await drawPicture(40, 50).png().toBuffer());
    const strip = bombPng(1, 24_000_000);
    expect(strip.length).toBeLessThan(50_000);
    const { token } = await registerVerifiedMember(server);
    const start = performance.now();
    const answer = await postPhoto(server.api.url, strip, { token, type: 'image/png' });
    expect([answer.status, answer.code]).toEqual([413, 'PHOTO_TOO_LARGE']);
    // Decoding it takes 12 seconds.
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('that ends its process is refused, and the next photo has a new one', async () => {
    await upload(await drawPicture(40, 50).png().toBuffer());
    const [first = 0] = decoders();
    const usedBefore = processorTicks(first);
    const slow = upload(await noisePhoto(3000, 4000));
    // Killed during work, as Linux does when memory runs out.
    await waitUntil('the photo to be decoded', () => Promise.resolve(processorTicks(first) > usedBefore + 5));
    process.kill(first, 'SIGKILL');
    const answer = await slow;
    expect([answer.status, answer.code]).toEqual([422, 'PHOTO_NOT_OPENED']);
    expect((await upload(await drawPicture(40, 50).png().toBuffer())).status).toBe(200);
    expect(decoders()).not.toContain(first);
  });
});

/** In hundredths of a second. */
const processorTicks = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13]);

describe('a photo that waits', () => {
  const statusOf = (token?: string) =>
    askApi<{ photos_before: number | null }>(
      server.api.url,
      '/qe_media/photo_status',
      token ? { token } : {},
    );

  it('has a place that its sender can read, and no one else', async () => {
    const [first, second] = [await registerVerifiedMember(server), await registerVerifiedMember(server)];
    expect((await statusOf()).code).toBe('SIGN_IN_REQUIRED');
    expect((await statusOf(second.token)).data).toEqual({ photos_before: null });
    const photo = await noisePhoto(2000, 2500);
    const slow = postPhoto(server.api.url, photo, { token: first.token });
    await waitUntil(
      'the first photo to be decoded',
      async () => (await statusOf(first.token)).data.photos_before === 0,
    );
    const waiting = postPhoto(server.api.url, photo, { token: second.token });
    await waitUntil(
      'the second photo to wait',
      async () => (await statusOf(second.token)).data.photos_before === 1,
    );
    expect((await statusOf(first.token)).data.photos_before).toBe(0);
    await Promise.all([slow, waiting]);
    expect((await statusOf(second.token)).data).toEqual({ photos_before: null });
  });

  it('is one of two at most that an account has in the line', async () => {
    const { token } = await registerVerifiedMember(server);
    const photo = await noisePhoto(800, 1000);
    const answers = await Promise.all([1, 2, 3].map(() => postPhoto(server.api.url, photo, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'PHOTO_IN_PROGRESS')).toHaveLength(1);
  });
});

describe('the sizes of a photo', () => {
  it('are all there when the upload is answered, and none is made later', async () => {
    const { data } = await upload(await drawPicture(1600, 2000).png().toBuffer());
    expect(await storage.names(data.id)).toHaveLength(1 + Object.keys(imageVariants).length);
    for (const url of Object.values(data.urls)) expect((await fetch(server.api.url + url)).status).toBe(200);
    expect(await storage.names(data.id)).toHaveLength(1 + Object.keys(imageVariants).length);
  });
});

// With a bucket on the same two cores, times say nothing.
describe.skipIf(inject('s3Url') !== null)('six uploads at once', () => {
  it('are decoded one at a time and hardly slow other requests', async () => {
    const photo = await noisePhoto(2000, 2500);
    const members = await Promise.all(Array.from({ length: 6 }, () => registerVerifiedMember(server)));
    const { data } = await upload(await drawPicture(400, 500).png().toBuffer());
    // A photo is read from the disk by the threads that decoded uploads before there was a pool.
    const url = server.api.url + data.urls.card;

    const before = await measure(url);
    const uploading = members.map(({ token }) => postPhoto(server.api.url, photo, { token }));
    await waitUntil('a photo to be decoded', () => Promise.resolve(decoders().length > 0));
    const beside = await measure(url);
    expect(decoders()).toHaveLength(1);
    const answers = await Promise.all(uploading);
    const after = await measure(url);

    console.info(`a photo: ${before} ms before, ${beside} ms beside six uploads, ${after} ms after`);
    // It took seconds while the node's own threads decoded uploads.
    expect(beside).toBeLessThan(Math.max(before, after) * 3 + 50);
    for (const { status, code } of answers)
      expect([200, 'PHOTO_NOT_OPENED', 'PHOTO_QUEUE_FULL']).toContain(code ?? status);
  });
});

/** The lower quartile in milliseconds: the time on a machine that is not busy. */
async function measure(url: string, times = 80): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await (await fetch(url)).arrayBuffer();
    taken.push(performance.now() - start);
  }
  return Math.round(taken.toSorted((one, other) => one - other)[Math.floor(times / 4)] ?? 0);
}
