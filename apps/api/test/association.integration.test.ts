import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleIds } from '@suchi/domain/accounts';
import {
  type ApiRequest,
  askApi,
  freePort,
  projectRoot,
  type Proxy,
  startProxy,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember, registerWithRole } from './member.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-association-'));
const site = join(folder, 'site');
let server: TestInstallation;
let proxy: Proxy;
let admin: { id: string; token: string };

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'association',
    extraEnv: { SUCHI_SITE: site, SUCHI_UPLOADS: folder },
  });
  admin = await registerWithRole(server, roleIds.admin);
  proxy = await startProxy({
    apiUrls: [server.api.url],
    webRoot: join(projectRoot, 'apps/web/dist'),
    site,
    folder: join(folder, 'nginx'),
    webPort: await freePort(),
    studioAddresses: [],
  });
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const change = (body: object, token = admin.token) =>
  ask<{ settings: Record<string, unknown> }>('/qe_settings/change_settings', {
    token,
    body: { ...body },
  });

describe('the association', () => {
  it('is at first the one that the release was made for', async () => {
    const [row] = await server.query(
      `select association_own_name, association_own_language, association_short_name, association_cover_word,
              association_town, brand_colour, languages, default_language, association_logo from admin_setting`,
    );
    expect(row).toEqual({
      association_own_name: 'सह्याद्री समाज मंडळ',
      association_own_language: 'mr',
      association_short_name: 'Suchi',
      association_cover_word: 'सूची',
      association_town: 'Mumbai',
      brand_colour: '781D2E',
      languages: 'en,mr,hi,gu',
      default_language: 'en',
      association_logo: null,
    });
  });

  it('is not for a member to change', async () => {
    const { token } = await registerVerifiedMember(server);
    expect((await change({ association_short_name: 'Mine' }, token)).status).toBe(403);
  });

  it.each([
    [{ brand_colour: 'red' }, { brand_colour: 'invalid' }],
    [{ brand_colour: '781D2E;}' }, { brand_colour: 'invalid' }],
    [{ brand_colour: 'F2B93F' }, { brand_colour: 'invalid' }],
    [{ association_name: 'x'.repeat(61) }, { association_name: 'tooLong' }],
    [{ association_name: 'Samaj</script>' }, { association_name: 'invalid' }],
    [{ association_short_name: 'x'.repeat(15) }, { association_short_name: 'tooLong' }],
    [{ association_own_name: 'Sahyadri' }, { association_own_name: 'invalid' }],
    [{ association_own_language: 'gu' }, { association_own_name: 'invalid' }],
    [{ association_own_language: 'Marathi' }, { association_own_language: 'invalid' }],
    [{ association_own_language: 'en' }, { association_own_name: 'invalid' }],
    [{ languages: 'mr,fr' }, { languages: 'invalid' }],
    [{ languages: 'mr,hi' }, { default_language: 'invalid' }],
  ])('is refused with %o', async (body, fields) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.extensions).toMatchObject({ fields });
  });

  it('is changed with what fits together', async () => {
    const values = {
      association_name: 'Reva Parivar',
      association_own_name: 'રેવા પરિવાર, વડોદરા',
      association_own_language: 'gu',
      association_short_name: 'Parichay',
      association_cover_word: null,
      association_town: 'Vadodara',
      languages: 'gu,en',
      default_language: 'gu',
    };
    const answer = await change({ ...values, brand_colour: '#0f5c63' });
    expect(answer.status).toBe(200);
    expect(answer.data.settings).toMatchObject({ ...values, brand_colour: '0F5C63' });
  });

  it('with a long name from before can still be changed', async () => {
    await server.query("update admin_setting set association_name = repeat('x', 150)");
    expect((await change({ association_town: 'Surat' })).status).toBe(200);
    expect((await change({ association_name: 'Reva Parivar' })).status).toBe(200);
  });
});

describe('the pages that nginx serves', () => {
  const get = (path: string) => fetch(proxy.webUrl + path);
  const read = async (path: string) => (await get(path)).text();
  const revision = async () => /url:"index\.html",revision:"(\w+)"/.exec(await read('/sw.js'))?.[1];

  it('say what was saved, once the save has answered', async () => {
    const before = await revision();
    await change({
      association_name: 'Reva Parivar',
      association_short_name: 'Milan',
      brand_colour: '2E3F7F',
    });
    const page = await read('/login');
    expect(page).toContain('<title>Milan</title>');
    expect(page).toContain('--brand-7:#2e3f7f');
    expect(page).toContain('"name":"Reva Parivar"');
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Milan · Reva Parivar',
      short_name: 'Milan',
    });
    expect(await revision()).not.toBe(before);
  });

  it('keep their policy, ETag and packing', async () => {
    const page = await get('/login');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const etag = page.headers.get('etag') ?? '';
    const again = await fetch(`${proxy.webUrl}/login`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
    expect((await get('/sw.js')).headers.get('content-type')).toMatch(/^application\/javascript/);
    expect((await get('/association/none.png')).status).toBe(404);
  });

  it('say soon what another node has saved', async () => {
    await server.query("update admin_setting set association_short_name = 'Elsewhere'");
    const title = await waitUntil(
      'the page',
      async () => /<title>Else.*<\/title>/.exec(await read('/'))?.[0],
    );
    expect(title).toBe('<title>Elsewhere</title>');
  });
});

describe('registration that is closed', () => {
  const page = async () => (await fetch(`${proxy.webUrl}/register`)).text();

  it('is said by the page itself, until it opens', async () => {
    await server.query(
      `insert into first_run (id, token_hash, expires_at, started_at, admin) values (1, 'x', now(), now(), $1)`,
      [admin.id],
    );
    await change({ support_phone: '+91 22 2222 0001' });
    expect(await page()).toContain('"isRegistrationClosed":true');
    await server.query('delete from first_run');
    await change({ support_phone: '+91 22 2222 0002' });
    expect(await page()).not.toContain('isRegistrationClosed');
    expect(await page()).not.toContain('isDemo');
  });
});

describe('the logo', () => {
  const square = '<rect width="48" height="48" fill="#0F5C63"/>';
  const svg = (inside: string, box = '0 0 48 48') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
  const send = async (
    body: string | Uint8Array<ArrayBuffer>,
    type = 'image/svg+xml',
    token = admin.token,
  ) => {
    const answer = await fetch(`${server.api.url}/qe_settings/logo`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('is not for a member to change', async () => {
    const { token } = await registerVerifiedMember(server);
    expect((await send(svg(square), 'image/svg+xml', token)).status).toBe(403);
  });

  it.each([
    ['a page', '<html></html>', 'image/svg+xml', 400],
    ['a wide drawing', svg(square, '0 0 48 40'), 'image/svg+xml', 400],
    ['a PNG that is none', new Uint8Array(Buffer.from('\u0089PNG', 'latin1')), 'image/png', 400],
    ['a photo', svg(square), 'image/jpeg', 415],
    ['a large file', svg(square + ' '.repeat(1024 * 1024)), 'image/svg+xml', 413],
  ])('is refused: %s', async (_what, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
    expect(await server.query('select association_logo from admin_setting')).toEqual([
      { association_logo: null },
    ]);
  });

  it('is served without its scripts, with icons made from it', async () => {
    const { status, text } = await send(
      svg(`<script>alert(1)</script><a href="//example.org">${square}</a>${square}`),
    );
    expect(status).toBe(200);
    const { logo } = (JSON.parse(text) as { data: { logo: string } }).data;
    const served = await fetch(proxy.webUrl + logo);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(await served.text()).toBe(svg(square));
    const page = await (await fetch(`${proxy.webUrl}/login`)).text();
    expect(page).toContain(`"logo":"${logo}"`);
    expect(page).toContain(`<img src="${logo}"`);
    const manifest = (await (await fetch(`${proxy.webUrl}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    const types = await Promise.all(
      manifest.icons.map(async ({ src }) => (await fetch(proxy.webUrl + src)).headers.get('content-type')),
    );
    expect(types).toEqual(['image/png', 'image/png', 'image/png']);
  });

  it('is removed by an admin only, and then the page shows that of the release', async () => {
    const remove = (token: string) =>
      fetch(`${server.api.url}/qe_settings/remove_logo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{}',
      });
    const { token } = await registerVerifiedMember(server);
    expect((await remove(token)).status).toBe(403);
    const answer = await remove(admin.token);
    expect(await answer.json()).toMatchObject({ data: { logo: null } });
    expect(await (await fetch(`${proxy.webUrl}/login`)).text()).toContain('"logo":null');
  });
});

it('a mail has the names and the colour of the moment it is sent', async () => {
  await change({
    association_short_name: 'Parichay',
    association_name: 'Reva Parivar',
    brand_colour: '0F5C63',
  });
  const { form } = await registerVerifiedMember(server);
  const mail = await server.mail.waitForMail(form.email);
  expect(mail.html).toContain('Parichay<br />');
  expect(mail.html).toContain('background:#094A4F');
  expect(mail.text).toContain('Parichay, રેવા પરિવાર, વડોદરા');
});
