import type { Video } from '@suchi/contracts/media';
import { roleIds } from '@suchi/domain/accounts';
import { mediaFolderIds, videoLimits } from '@suchi/domain/profiles';
import { askApi, runEngineCommand, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { buildVideo, postPhoto, startTus } from './media.ts';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;
let member: Awaited<ReturnType<typeof registerVerifiedMember>>;
let staff: Awaited<ReturnType<typeof registerWithRole>>;
let first: string;
let second: string;

const claim = (token: string, body: { id: string; user?: string }) =>
  askApi<Video>(server.api.url, '/qe_media/claim_video', { token, body });
const fileRow = async (id: string) =>
  (await server.query<Record<string, unknown>>('select * from directus_files where id = $1', [id]))[0];

beforeAll(async () => {
  storage = await makeTestStorage('media-videos');
  server = await startTestInstallation({
    name: 'media_videos',
    nodes: 2,
    workers: 0,
    extraEnv: storage.env,
  });
  [first = '', second = ''] = server.nodes.map(({ url }) => url);
  member = await registerVerifiedMember(server);
  staff = await registerWithRole(server, roleIds.admin);
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});

describe('who may upload a video', () => {
  it('not a visitor, and not an unverified account', async () => {
    expect((await startTus('').create(first, 100)).response.status).toBe(401);
    const { token } = await registerMember(server);
    const { response } = await startTus(token).create(first, 100);
    expect(await response.text()).toContain('EMAIL_NOT_VERIFIED');
  });

  it('not more than 20 MB', async () => {
    const tus = startTus(member.token);
    const { response } = await tus.create(first, videoLimits.maxBytes + 1);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('VIDEO_TOO_LARGE');
    const tooMuch = await tus.create(first, 1000);
    const answer = await tus.append(first + tooMuch.path, 0, new Uint8Array(2000));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('directus-file-id')).toBeNull();
  });

  it.each<Record<string, string>>([
    { 'upload-defer-length': '1' },
    { 'upload-length': '0', 'upload-concat': 'final;/files/tus/x' },
    { 'upload-length': '-1' },
  ])('a member must announce the size, in one piece: %j is refused', async (headers) => {
    const response = await fetch(`${first}/files/tus`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${member.token}`, ...headers },
    });
    expect(response.status).toBe(400);
  });

  it('not in a larger piece than the web sends', async () => {
    const tus = startTus(member.token);
    const { path } = await tus.create(first, 3 * videoLimits.pieceBytes);
    const tooLarge = await tus.append(first + path, 0, new Uint8Array(videoLimits.pieceBytes + 1));
    expect(tooLarge.status).toBe(400);
    const parts = new Blob([new Uint8Array(1000)]).stream();
    const unmeasured = await fetch(first + path, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${member.token}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: parts,
      duplex: 'half',
    });
    expect(unmeasured.status).toBe(400);
    expect(await tus.offset(first + path)).toBe(0);
    const piece = await tus.append(first + path, 0, buildVideo(videoLimits.pieceBytes));
    expect(piece.status).toBe(204);
    await tus.remove(first + path);
  });

  it('no account continues, measures or deletes another’s upload', async () => {
    const { path } = await startTus(member.token).create(first, 1000);
    const stranger = startTus((await registerVerifiedMember(server)).token);
    expect(await stranger.offset(first + path)).toBeNaN();
    expect((await stranger.append(first + path, 0, new Uint8Array(10))).status).toBe(404);
    expect((await stranger.remove(first + path)).status).toBe(404);
    expect(await startTus(member.token).offset(first + path)).toBe(0);
    expect((await startTus(member.token).remove(first + path)).status).toBe(204);
  });
});

describe('the metadata of an upload', () => {
  it('changes nothing: neither owner nor folder, nor a file that exists', async () => {
    const { data: photo } = await postPhoto(first, await drawPicture(80, 100).png().toBuffer(), {
      token: member.token,
    });
    const before = await fileRow(photo.id);
    const attacker = await registerVerifiedMember(server);
    const tus = startTus(attacker.token);
    const { path } = await tus.create(first, 1000, {
      id: photo.id,
      replace_id: photo.id,
      folder: mediaFolderIds.photos,
      uploaded_by: member.id,
      storage: 'elsewhere',
      filename_disk: `${photo.id}.webp`,
      filename_download: 'My name.html',
      type: 'text/html',
      tus_data: '{}',
      metadata: '{"blur":"x"}',
    });
    const done = await tus.append(first + path, 0, buildVideo(1000));
    const id = done.headers.get('directus-file-id') ?? '';
    expect(id).not.toBe(photo.id);
    expect(await fileRow(id)).toMatchObject({
      uploaded_by: attacker.id,
      folder: null,
      storage: 'local',
      filename_download: 'video.bin',
      type: 'application/octet-stream',
      metadata: null,
    });
    expect((await fileRow(id))?.['filename_disk']).toBe(`${id}.bin`);
    expect(await fileRow(photo.id)).toEqual(before);
  });
});

describe('an upload that broke off', () => {
  it('goes on where it was, on another node, and becomes the member’s video', async () => {
    const content = buildVideo(12_000_000);
    const { pieceBytes } = videoLimits;
    const tus = startTus(member.token);
    const { path } = await tus.create(first, content.length);
    await tus.append(first + path, 0, content.subarray(0, pieceBytes));

    const offset = await tus.offset(second + path);
    expect(offset).toBe(pieceBytes);
    const [begun] = await server.query<{ id: string }>('select id from directus_files where tus_id = $1', [
      path.split('/').at(-1),
    ]);
    expect((await claim(member.token, { id: begun?.id ?? '' })).code).toBe('FORBIDDEN');

    await tus.append(second + path, offset, content.subarray(offset, 2 * pieceBytes));
    const done = await tus.append(first + path, 2 * pieceBytes, content.subarray(2 * pieceBytes));
    const id = done.headers.get('directus-file-id') ?? '';
    const claimed = await claim(member.token, { id });
    expect(claimed.data).toMatchObject({ id, type: 'video/mp4', bytes: content.length });
    expect(await fileRow(id)).toMatchObject({
      uploaded_by: member.id,
      folder: mediaFolderIds.videos,
      type: 'video/mp4',
    });
    expect((await claim(member.token, { id })).data.id).toBe(id);

    const whole = await fetch(second + claimed.data.url);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
  });
});

describe('claiming', () => {
  it.each([
    ['an archive', Buffer.from('504b03040a0000000000', 'hex')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['music', buildVideo(64, 'M4A ')],
    ['one byte', Buffer.from('x')],
  ])('%s that is called a video deletes it', async (_what, head) => {
    const content = Buffer.concat([head, Buffer.alloc(head.length > 1 ? 5000 : 0)]);
    const id = await startTus(member.token).upload(first, content);
    expect(await storage.names(id)).toHaveLength(1);
    const answer = await claim(member.token, { id });
    expect([answer.status, answer.code]).toEqual([415, 'VIDEO_NOT_A_VIDEO']);
    expect(await fileRow(id)).toBeUndefined();
    expect(await storage.names(id)).toEqual([]);
  });

  it('another account’s upload is refused and does not change it', async () => {
    const id = await startTus(member.token).upload(first, buildVideo(5000));
    const { token } = await registerVerifiedMember(server);
    expect((await claim(token, { id })).code).toBe('FORBIDDEN');
    expect((await claim(staff.token, { id, user: member.id })).code).toBe('FORBIDDEN');
    expect((await claim(token, { id: '00000000-0000-4000-8000-000000000001' })).code).toBe('FORBIDDEN');
    expect(await fileRow(id)).toMatchObject({ uploaded_by: member.id, folder: null });
    await claim(member.token, { id });
    expect((await claim(token, { id })).code).toBe('FORBIDDEN');
  });

  it('by an admin is for the member who is named', async () => {
    const id = await startTus(staff.token).upload(first, buildVideo(5000, 'qt  '));
    expect((await claim(staff.token, { id })).code).toBe('FORBIDDEN');
    expect((await claim(staff.token, { id, user: member.id })).data.type).toBe('video/quicktime');
    expect(await fileRow(id)).toMatchObject({ uploaded_by: member.id });
  });
});

describe('playing', () => {
  it('in parts, as players request them', async () => {
    const content = buildVideo(10_000);
    const id = await startTus(member.token).upload(first, content);
    const { data } = await claim(member.token, { id });
    const ask = (range: string) => fetch(first + data.url, { headers: { range } });

    const part = await ask('bytes=100-199');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/10000']);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
    const end = await ask('bytes=-50');
    expect(Buffer.from(await end.arrayBuffer()).equals(content.subarray(-50))).toBe(true);
    const beyond = await ask('bytes=10000-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
    const head = await fetch(first + data.url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      '10000',
      'bytes',
    ]);

    expect((await fetch(first + data.url.replace('&s=', '&s=x'))).status).toBe(403);
    expect((await fetch(first + data.url.split('?')[0])).status).toBe(403);
  });
});

describe('an unused file', () => {
  it('is deleted after its time, and nothing else is', async () => {
    const photoOf = async () =>
      (await postPhoto(first, await drawPicture(80, 100).png().toBuffer(), { token: member.token })).data.id;
    const [unused, main, inGallery, inNews, fresh, revisedMain, revised] = [
      await photoOf(),
      await photoOf(),
      await photoOf(),
      await photoOf(),
      await photoOf(),
      await photoOf(),
      await photoOf(),
    ];
    const unclaimed = await startTus(member.token).upload(first, buildVideo(5000));
    const freshUpload = await startTus(member.token).upload(first, buildVideo(5000));
    const video = await startTus(member.token).upload(first, buildVideo(5000));
    await claim(member.token, { id: video });
    const [profile] = await server.query<{ id: number }>(
      `insert into qd_matrimonial_profile ("user", status, main_photo, main_video) values ($1, 'Draft', $2, $3) returning id`,
      [member.id, main, video],
    );
    await server.query(
      'insert into qd_matrimonial_profile_files (qd_matrimonial_profile_id, directus_files_id) values ($1, $2)',
      [profile?.id, inGallery],
    );
    await server.query(
      `insert into profile_revision (profile, status, submitted_at, form, changes)
       values ($1, 'rejected', now(), $2, '[]'), ($1, 'approved', now(), $3, '[]')`,
      [
        profile?.id,
        JSON.stringify({ main_photo: revisedMain, main_video: null, photos: [inGallery, revised] }),
        JSON.stringify({ main_photo: unused, main_video: null, photos: [unused] }),
      ],
    );
    await server.query(
      `insert into news_post (title, published_on, body, picture) values ('News', '2026-11-15', 'x', $1)`,
      [inNews],
    );
    const age = (ids: (string | undefined)[], by: string) =>
      server.query(
        `update directus_files set created_on = now() - $2::interval, modified_on = now() - $2::interval where id = any($1)`,
        [ids, by],
      );
    await age([unused, main, inGallery, inNews, video, unclaimed, revisedMain, revised], '25 hours');
    await age([fresh, freshUpload], '23 hours');
    // The operator's own files are not deleted.
    const [logo] = await server.query<{ id: string }>(
      `insert into directus_files (id, storage, filename_download, filename_disk, created_on)
       values (gen_random_uuid(), 'local', 'logo.png', 'logo.png', now() - interval '1 year') returning id`,
    );

    const said = await runEngineCommand(server.installation.databaseUrl, ['suchi', 'sweep-media'], {
      namespace: server.installation.namespace,
      extraEnv: storage.env,
    });
    expect(said).toContain('1 unclaimed uploads, 1 unused photos and videos');
    for (const id of [unused, unclaimed]) {
      expect(await fileRow(id ?? '')).toBeUndefined();
      expect(await storage.names(id ?? '')).toEqual([]);
    }
    for (const id of [
      main,
      inGallery,
      inNews,
      fresh,
      freshUpload,
      video,
      revisedMain,
      revised,
      logo?.id ?? '',
    ])
      expect(await fileRow(id ?? '')).toBeDefined();
    expect(await storage.names(`${main}.webp`)).toHaveLength(1);
  });
});
