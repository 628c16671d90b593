import { roleIds } from '@suchi/domain/accounts';
import { type ImageVariant, imageVariants, mediaFolderIds, photoLimits } from '@suchi/domain/profiles';
import {
  askApi,
  runEngineCommand,
  startTestInstallation,
  testSecret,
  type TestInstallation,
} from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealViewer, signMedia } from '../extensions/suchi/src/media/sign.ts';
import { bombPng, drawPicture, metadataOf, photoFromTelephone } from '../extensions/suchi/test/pictures.ts';
import { postPhoto, type Uploaded } from './media.ts';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;
let member: Awaited<ReturnType<typeof registerVerifiedMember>>;
let staff: Awaited<ReturnType<typeof registerWithRole>>;
let photo: Uploaded['data'];

const post = (bytes: Uint8Array | string, options: Parameters<typeof postPhoto>[2]) =>
  postPhoto(server.api.url, bytes, options);
const load = (path: string) => fetch(server.api.url + path);
const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

beforeAll(async () => {
  storage = await makeTestStorage('media');
  server = await startTestInstallation({ name: 'media', workers: 0, extraEnv: storage.env });
  member = await registerVerifiedMember(server);
  staff = await registerWithRole(server, roleIds.admin);
  photo = (await post(await photoFromTelephone(1600, 1200), { token: member.token })).data;
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});

describe('who may upload a photo', () => {
  it('not a visitor, and not an unverified account', async () => {
    const bytes = await drawPicture(40, 50).png().toBuffer();
    expect((await post(bytes, {})).code).toBe('SIGN_IN_REQUIRED');
    const { token } = await registerMember(server);
    expect((await post(bytes, { token })).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('a member only for themself, and an admin only for a named, existing member', async () => {
    const bytes = await drawPicture(40, 50).png().toBuffer();
    const forMember = `?user=${member.id}`;
    expect((await post(bytes, { token: member.token, query: forMember })).code).toBe('FORBIDDEN');
    expect((await post(bytes, { token: staff.token })).code).toBe('FORBIDDEN');
    const unknown = '?user=00000000-0000-4000-8000-000000000000';
    expect((await post(bytes, { token: staff.token, query: unknown })).code).toBe('FORBIDDEN');
    expect((await post(bytes, { token: staff.token, query: '?user=x' })).code).toBe('INVALID_PAYLOAD');
  });

  it('an admin for a member, whose photo it then is', async () => {
    const bytes = await drawPicture(40, 50).png().toBuffer();
    const { data } = await post(bytes, { token: staff.token, query: `?user=${member.id}` });
    expect(
      await server.query('select uploaded_by, folder from directus_files where id = $1', [data.id]),
    ).toEqual([{ uploaded_by: member.id, folder: mediaFolderIds.photos }]);
  });
});

describe('what is no photo', () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const executable = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(4000)]);
  const cases: [string, string, () => Promise<Uint8Array | string> | Uint8Array | string][] = [
    ['a drawing with a script', 'image/svg+xml', () => svg],
    ['a drawing that says it is a photo', 'image/png', () => svg],
    ['a program', 'image/jpeg', () => executable],
    ['a page', 'image/png', () => '<!doctype html><script>alert(1)</script>'],
    ['an animation', 'image/gif', () => drawPicture(40, 50).gif().toBuffer()],
    ['nothing', 'image/jpeg', () => ''],
    ['JSON', 'application/json', () => '{"a":1}'],
    ['the first two bytes of a photo and no more', 'image/jpeg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a photo that was cut off',
      'image/jpeg',
      async () => {
        const whole = await photoFromTelephone(800, 600);
        return whole.subarray(0, Math.floor(whole.length * 0.6));
      },
    ],
  ];
  it.each(cases)('%s is refused', async (_what, type, make) => {
    const before = await storage.names('');
    const answer = await post(await make(), { token: member.token, type });
    expect([answer.status, answer.code]).toEqual([415, 'PHOTO_NOT_AN_IMAGE']);
    expect(await storage.names('')).toHaveLength(before.length);
  });

  it('forty megapixels in a few kilobytes are refused without unpacking them', async () => {
    const bomb = bombPng(8000, 5000);
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await post(bomb, { token: member.token, type: 'image/png' });
    expect([answer.status, answer.code]).toEqual([413, 'PHOTO_TOO_LARGE']);
  });

  it('more bytes than allowed are refused, announced or not', async () => {
    const bytes = new Uint8Array(photoLimits.maxBytes + 1);
    expect((await post(bytes, { token: member.token })).code).toBe('PHOTO_TOO_LARGE');
    const unannounced = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    const response = await fetch(`${server.api.url}/qe_media/photo`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${member.token}` },
      body: unannounced,
      duplex: 'half',
    });
    expect(await codeOf(response)).toBe('PHOTO_TOO_LARGE');
  });
});

describe('an uploaded photo', () => {
  it('is kept upright, with a glimpse of itself, among the member’s own', async () => {
    expect(photo).toMatchObject({ width: 1200, height: 1600, is_below_print: false });
    expect(photo.blur).toMatch(/^data:image\/webp;base64,/);
    expect(photo.blur?.length).toBeLessThan(400);
    const [row] = await server.query<Record<string, unknown>>('select * from directus_files where id = $1', [
      photo.id,
    ]);
    expect(row).toMatchObject({
      uploaded_by: member.id,
      folder: mediaFolderIds.photos,
      type: 'image/webp',
      filename_download: 'photo.webp',
      metadata: { blur: photo.blur },
    });
  });

  it('has lost what the telephone wrote into it, in every size', async () => {
    const sent = await metadataOf(await photoFromTelephone(1600, 1200));
    expect(sent.exif?.toString('latin1')).toContain('Sunita Kelkar');
    for (const [variant, width] of Object.entries(imageVariants)) {
      const url = signMedia(
        testSecret,
        { kind: 'image', variant: variant as ImageVariant, fileId: photo.id },
        { viewerId: member.id, now: new Date() },
      );
      const response = await load(url);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-type')).toBe(variant === 'print' ? 'image/jpeg' : 'image/webp');
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      const served = await metadataOf(bytes);
      expect(served).toMatchObject({ width, height: width * 1.25 });
      expect([served.exif, served.icc, served.xmp, served.orientation]).toEqual(Array(4).fill(undefined));
      expect(bytes.toString('latin1')).not.toMatch(/Exif|Telephone|Kelkar/);
    }
  });

  it('that is small is not enlarged, and said to be too small for the book', async () => {
    const { data } = await post(await drawPicture(200, 250).png().toBuffer(), { token: member.token });
    expect(data.is_below_print).toBe(true);
    const bytes = new Uint8Array(await (await load(data.urls.page)).arrayBuffer());
    expect(await metadataOf(bytes)).toMatchObject({ width: 200, height: 250 });
  });
});

describe('the address of a photo', () => {
  const sign = (changes: { viewerId?: string; now?: Date; fileId?: string; secret?: string } = {}) =>
    signMedia(
      changes.secret ?? testSecret,
      { kind: 'image', variant: 'card', fileId: changes.fileId ?? photo.id },
      { viewerId: changes.viewerId ?? member.id, now: changes.now ?? new Date() },
    );
  const isRefused = async (path: string) => {
    const response = await load(path);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    return response.status === 403 && (await codeOf(response)) === 'MEDIA_LINK_INVALID';
  };

  it('needs no session, and may be kept by this browser until it expires', async () => {
    const response = await load(photo.urls.card);
    expect(response.status).toBe(200);
    const [, seconds] =
      /^private, max-age=(\d+), immutable$/.exec(response.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(1500);
    expect(Number(seconds)).toBeLessThanOrEqual(3600);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('content-disposition')).toBe('inline');
  });

  const otherBytes = '0123456789abcdefXYZ_-'.split('');
  it('is refused when any one byte of it is another', async () => {
    const path = sign();
    const start = path.indexOf('card/');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: path.length - 1 }),
        fc.constantFrom(...otherBytes),
        async (position, byte) => {
          fc.pre(path[position] !== byte && !'/?&='.includes(path[position] ?? ''));
          const altered = path.slice(0, position) + byte + path.slice(position + 1);
          expect([await isRefused(altered), altered]).toEqual([true, altered]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is refused when a part is missing, doubled or from another address', async () => {
    const path = sign();
    const other = sign({ fileId: '00000000-0000-4000-8000-000000000001' });
    const signatureOf = (address: string) => address.slice(address.indexOf('&s='));
    const refused = [
      path.replace(/&s=.*/, ''),
      path.replace(/v=[^&]*&/, ''),
      `${path}&s=x`,
      `${path}&e=99999999999`,
      path.replace(/e=\d+/, 'e=99999999999'),
      path.replace('/card/', '/page/'),
      path.replace('/card/', '/print/'),
      path.replace('/card/', '/original/'),
      path.replace('/image/card/', '/video/'),
      path.replace(/&s=.*/, signatureOf(other)),
      sign({ secret: 'another-secret-another-secret-another' }),
    ];
    for (const address of refused) expect([await isRefused(address), address]).toEqual([true, address]);
  });

  it('is refused after its time, and lives at most an hour', async () => {
    const minute = 60_000;
    expect(await isRefused(sign({ now: new Date(Date.now() - 60 * minute) }))).toBe(true);
    expect((await load(sign({ now: new Date(Date.now() - 25 * minute) }))).status).toBe(200);
  });

  it('of a file that is gone, or is no photo, looks like a forged one', async () => {
    expect(await isRefused(sign({ fileId: '00000000-0000-4000-8000-000000000001' }))).toBe(true);
    const [row] = await server.query<{ id: string }>(
      `insert into directus_files (id, storage, filename_download, filename_disk, type, width, height)
       select gen_random_uuid(), storage, 'secret.webp', filename_disk, type, width, height
         from directus_files where id = $1 returning id`,
      [photo.id],
    );
    expect(await isRefused(sign({ fileId: row?.id ?? '' }))).toBe(true);
    await server.query('update directus_files set folder = $2, filename_disk = $3 where id = $1', [
      row?.id,
      mediaFolderIds.photos,
      'gone.webp',
    ]);
    expect(await isRefused(sign({ fileId: row?.id ?? '' }))).toBe(true);
  });

  it('is the same for the same viewer for a while, and gives the viewer’s id with the secret', async () => {
    const atTen = new Date('2026-11-15T10:00:00Z');
    const later = new Date('2026-11-15T10:29:59Z');
    expect(sign({ now: later })).toBe(sign({ now: atTen }));
    expect(sign({ now: new Date('2026-11-15T10:30:00Z') })).not.toBe(sign({ now: atTen }));
    expect(sign({ viewerId: staff.id })).not.toBe(sign());
    expect(sign()).toContain(`v=${sealViewer(testSecret, member.id)}&`);
    expect(sign()).not.toContain(member.id);
    const tag = new URL(photo.urls.card, server.api.url).searchParams.get('v') ?? '';
    const said = await runEngineCommand(server.installation.databaseUrl, [
      'suchi',
      'find-viewer',
      `v=${tag}`,
    ]);
    expect(said).toContain(member.id);
  });
});

describe('the engine’s own doors', () => {
  it('stay closed to members and staff', async () => {
    for (const { token } of [member, staff]) {
      const form = new FormData();
      form.append('file', new Blob(['x'], { type: 'image/png' }), 'x.png');
      const direct = await fetch(`${server.api.url}/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      expect(direct.status).toBe(403);
      const refusals: [string, object][] = [
        ['/files', {}],
        [`/files/${photo.id}`, {}],
        [`/files/${photo.id}`, { method: 'PATCH', body: { title: 'Mine' } }],
        [`/files/${photo.id}`, { method: 'DELETE' }],
        ['/files/import', { body: { url: 'http://127.0.0.1/x.png' } }],
        ['/FILES', {}],
        ['/files/tus', {}],
        ['/files/TUS', { method: 'PATCH', body: { title: 'x' } }],
        [`/assets/${photo.id}`, {}],
        [`/assets/${photo.id}?width=5000`, {}],
        [`/assets/${photo.id}?key=system-small-cover`, {}],
      ];
      for (const [path, options] of refusals) {
        const answer = await askApi(server.api.url, path, { token, ...options });
        expect([path, answer.status >= 400 && answer.status < 404]).toEqual([path, true]);
      }
    }
    expect((await load(`/assets/${photo.id}`)).status).toBe(403);
    expect((await load('/files')).status).toBe(403);
  });
});
