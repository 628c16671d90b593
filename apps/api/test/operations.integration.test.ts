import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askApi,
  type BackgroundProcess,
  freePort,
  type Proxy,
  startBackgroundProcess,
  startProxy,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedCode, registerMember } from './member.ts';

let server: TestInstallation;
let proxy: Proxy;
let redis: BackgroundProcess;
const folder = mkdtempSync(join(tmpdir(), 'suchi-operations-'));

beforeAll(async () => {
  const redisPort = await freePort();
  // Its own Redis, because one of these tests stops it.
  redis = startBackgroundProcess({
    name: 'redis',
    command: existsSync('/usr/bin/redis-server') ? '/usr/bin/redis-server' : 'redis-server',
    args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    cwd: folder,
    env: {},
    logFile: join(folder, 'redis.log'),
  });
  server = await startTestInstallation({
    name: 'operations',
    extraEnv: { SUCHI_REDIS_URL: `redis://127.0.0.1:${redisPort}`, SUCHI_LOG_LEVEL: 'debug' },
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Suchi</title>');
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static/here.js'), '');
  proxy = await startProxy({
    apiUrls: [server.api.url],
    webRoot: folder,
    folder: join(folder, 'nginx'),
    webPort: await freePort(),
    studioAddresses: ['127.0.0.2'],
  });
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
  await redis.stop();
});

/** `fetch` would normalise the path. */
const askRaw = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ port: new URL(proxy.webUrl).port, path }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

describe('the reverse proxy', () => {
  it.each(['/auth/login', '/qe_auth/register'])('forwards %s', async (path) => {
    const answer = await askApi(proxy.webUrl, path, { body: {} });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    '/graphql',
    '/server/info',
    '/server/health',
    '/collections',
    '/fields',
    '/settings/../collections',
    '/users',
    '/users/invite',
    '/items/qd_matrimonial_profile',
    '/items/qdb_mail',
    '/items/directus_users',
    '/files',
    '/files/import',
    '/files/00000000-0000-4000-8000-000000000001',
    '/files/tus/../import',
    '/assets/0',
    '/qe_media/anything_else',
    '/roles',
    '/schema/snapshot',
    '/utils/cache/clear',
    '/qe_health/ready',
    '/qe_auth/anything_else',
    '/metrics',
    '/auth/oauth',
    '/users/me/tfa/generate',
    '/extensions',
    '/mcp',
  ])('refuses %s, whatever the method', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
      const answer = await fetch(proxy.webUrl + path, {
        method,
        headers: { 'x-original-url': '/server/info' },
      });
      expect([404, 405], `${method} ${path}`).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/directus/i);
    }
  });

  it.each([
    '/items/admin_setting',
    '/items/edition',
    '/items/qdb_lookup',
    '/items/qd_subscriptions',
    '/qe_public/facts',
    '/qe_public/news',
  ])('lets %s be read and not written', async (path) => {
    const read = await fetch(proxy.webUrl + path);
    expect(read.headers.get('content-type')).toContain('application/json');
    for (const method of ['POST', 'PATCH', 'DELETE', 'SEARCH']) {
      expect((await fetch(proxy.webUrl + path, { method })).status, method).toBe(403);
    }
  });

  it.each([
    '/admin/../users/me',
    '/graphql/../users/me',
    '/activity/..%2fusers%2fme',
    '/activity/%2E%2E/users/me',
    '/users//me',
    '//users/me',
    '/users%5cme',
    '/users/me%00',
    '/static/..%2f..%2fusers/me',
  ])('refuses the untidy path %s before it reaches a node', async (path) => {
    const { status, text } = await askRaw(path);
    expect(status).toBe(400);
    expect(text).not.toMatch(/directus|errors/i);
  });

  it('takes dots and slashes in a query for what they are', async () => {
    expect((await askRaw('/login?next=/..//%2fx')).status).toBe(200);
  });

  it.each([
    ['/users/me', 'no-store'],
    ['/items/admin_setting', 'no-store'],
    ['/qe_public/facts', 'no-store'],
    ['/login', 'no-cache'],
    ['/static/here.js', 'public, max-age=31536000, immutable'],
    ['/static/gone.js', 'no-cache'],
  ])('sets how long %s may be cached: %s', async (path, cacheControl) => {
    const { headers } = await fetch(proxy.webUrl + path);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  describe('the payment provider', () => {
    const checkout = 'https://checkout.razorpay.com';
    const headersOf = async (path: string) => {
      const { headers } = await fetch(proxy.webUrl + path);
      const policy = headers.get('content-security-policy') ?? '';
      const directives = new Map(
        policy.split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
      );
      return { directives, opener: headers.get('cross-origin-opener-policy') };
    };

    it.each(['/payment', '/payment?closed=1', '/payment/12', '/payment/12?pay=1', '/payment/help'])(
      'may be loaded on %s, and the bank may open a window',
      async (path) => {
        const { directives, opener } = await headersOf(path);
        for (const name of ['script-src', 'frame-src', 'connect-src', 'form-action']) {
          expect(directives.get(name), name).toContain(checkout);
        }
        expect(directives.get('default-src')).toEqual(["'self'"]);
        expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
        expect(opener).toBe('same-origin-allow-popups');
      },
    );

    it.each([
      '/',
      '/?buysuchi=7',
      '/?next=/payment',
      '/login',
      '/payments',
      '/settings/my_membership',
      '/admin/payment',
    ])('is not allowed on %s', async (path) => {
      const { directives, opener } = await headersOf(path);
      expect([...directives.values()].flat().join(' ')).not.toContain('razorpay');
      expect(directives.get('frame-src')).toEqual(["'self'"]);
      expect(opener).toBe('same-origin');
    });
  });

  it('keeps tokens out of caches', async () => {
    const body = { email: 'a@example.org', password: 'x' };
    const { headers } = await askApi(proxy.webUrl, '/auth/login', { body });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('passes on the policy that a photo brings with it', async () => {
    const path = '/qe_media/image/card/00000000-0000-4000-8000-000000000001';
    const [direct, forwarded] = await Promise.all(
      [server.api.url, proxy.webUrl].map((url) => fetch(url + path)),
    );
    const policy = (answer?: Response) => answer?.headers.get('content-security-policy');
    expect(policy(forwarded)).toBe(policy(direct));
  });

  it('says where to report a weakness, at the usual place', async () => {
    expect(await (await fetch(`${proxy.webUrl}/.well-known/security.txt`)).text()).toMatch(/^Contact: /);
  });

  it('promises TLS only where that is switched on', async () => {
    const strict = await startProxy({
      apiUrls: [server.api.url],
      webRoot: folder,
      folder: join(folder, 'nginx-strict'),
      webPort: await freePort(),
      studioAddresses: [],
      isHstsOn: true,
    });
    const { headers } = await fetch(`${strict.webUrl}/login`);
    await strict.stop();
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('lets photos and videos be read by signed address, and uploads begin', async () => {
    const file = '00000000-0000-4000-8000-000000000001';
    for (const path of [`/qe_media/image/card/${file}`, `/qe_media/video/${file}`]) {
      expect(await (await fetch(proxy.webUrl + path)).text()).toContain('MEDIA_LINK_INVALID');
      expect((await fetch(proxy.webUrl + path, { method: 'POST' })).status).toBe(403);
    }
    for (const path of ['/files/tus', '/qe_media/photo', '/qe_media/claim_video'])
      expect((await fetch(proxy.webUrl + path, { method: 'POST' })).status, path).toBe(401);
    expect((await fetch(`${proxy.webUrl}/qe_media/photo_status`)).status).toBe(401);
  });

  it('serves the web app for its own routes, with security headers, and takes no writes there', async () => {
    for (const path of [
      '/',
      '/login',
      '/settings',
      '/admin/candidates/all',
      '/admin/reset-password?token=x',
    ]) {
      const answer = await fetch(proxy.webUrl + path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect((await fetch(`${proxy.webUrl}/login`, { method: 'POST' })).status).toBe(403);
  });

  it('does not trust a client’s own forwarded address', async () => {
    const email = 'from.afar@example.org';
    const body = { email, password: 'wrong' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await askApi(proxy.webUrl, '/auth/login', { body, address: `203.0.113.${attempt}` });
    }
    const [activity] = await server.query<{ count: string }>(
      "select count(*) from directus_activity where ip like '203.%'",
    );
    expect(activity?.count).toBe('0');
  });

  it('lets nobody pass for the Studio', async () => {
    const body = { email: 'from.afar@example.org', password: 'wrong', mode: 'session' };
    const headers = { 'x-suchi-door': 'studio', 'sec-fetch-site': 'same-origin' };
    const answer = await askApi(proxy.webUrl, '/auth/login', { body, headers });
    expect(answer).toMatchObject({ status: 400, extensions: { fields: { mode: 'invalid' } } });
  });

  it('opens the Studio to the operator’s addresses only', async () => {
    const from = (localAddress: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(`${proxy.studioUrl}/admin/`, { localAddress }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end();
      });
    expect(await from('127.0.0.1')).toBe(403);
    expect(await from('127.0.0.2')).toBe(200);
  });
});

describe('metrics', () => {
  it('are on the internal port, by route and without people', async () => {
    await registerMember(server);
    const text = await (await fetch(server.api.metricsUrl)).text();
    expect(text).toMatch(
      /suchi_request_seconds_count\{route="\/qe_auth\/register",method="POST",status="200"\} [1-9]/,
    );
    expect(text).toContain('suchi_dependency_up{dependency="redis"} 1');
    expect(text).not.toMatch(/@example/);
    expect((await fetch(`${server.api.url}/metrics`)).status).toBe(404);
  });

  const report = (page: object) =>
    askApi(proxy.webUrl, '/qe_vitals/report', { method: 'POST', body: { pages: [page] } });

  it.each([
    ['an address', { route: '/profile/7', lcp_ms: 900 }],
    ['a page that is not listed', { route: '/candidate/view?user=7', lcp_ms: 900 }],
    ['a negative time', { route: '/', lcp_ms: -1 }],
    ['a time beyond all pages', { route: '/', inp_ms: 1e9 }],
    ['a shift that is no number', { route: '/', cls: '0.1' }],
    ['a word about a person', { route: '/', lcp_ms: 900, user: '7' }],
  ])('refuse %s from a browser', async (_what, page) => {
    expect(await report(page)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });

  it('count what a browser measured, by the pattern of the page', async () => {
    const sent = await report({ route: '/profile/:id', lcp_ms: 1800, inp_ms: 90, cls: 0.01 });
    expect(sent).toMatchObject({ status: 200, data: {} });
    const text = await (await fetch(server.api.metricsUrl)).text();
    expect(text).toContain('suchi_page_largest_paint_seconds_bucket{le="2",route="/profile/:id"} 1');
    expect(text).toContain('suchi_page_interaction_seconds_bucket{le="0.1",route="/profile/:id"} 1');
    expect(text).toContain('suchi_page_layout_shift_bucket{le="0.01",route="/profile/:id"} 1');
    expect(
      text.match(/^suchi_page_.+\{.*route="([^"]+)"/gm)?.every((line) => line.includes('/profile/:id')),
    ).toBe(true);
  });
});

describe('an error in a browser', () => {
  const error = {
    name: 'TypeError',
    route: '/profile/:id',
    place: 'profile-x1.js:1:200',
    release: 'index-x.js',
  };
  const report = (body: object) => askApi(proxy.webUrl, '/qe_vitals/error', { method: 'POST', body });

  it.each([
    ['a message', { ...error, message: 'asha@example.org is not a function' }],
    ['a class that is not listed', { ...error, name: 'AshaError' }],
    ['an address', { ...error, route: '/profile/17' }],
    ['a place that is no file of ours', { ...error, place: 'https://example.org/?q=asha' }],
    ['a place without a line', { ...error, place: 'profile.js' }],
    ['a long release', { ...error, release: 'x'.repeat(81) }],
  ])('is refused with %s', async (_what, body) => {
    expect(await report(body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });

  it('is counted by class and page, and its place is logged', async () => {
    expect(await report(error)).toMatchObject({ status: 200, data: {} });
    const text = await (await fetch(server.api.metricsUrl)).text();
    expect(text).toContain('suchi_browser_errors_total{name="TypeError",route="/profile/:id"} 1');
    expect(text).not.toContain('profile-x1');
    const line = server.api
      .log()
      .split('\n')
      .find((one) => one.includes('"browser error"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject(error);
  });
});

describe('the log', () => {
  it('has one line a request, with its id, and nothing personal', async () => {
    const { form, id, token } = await registerMember(server, { mobile: '9812345678' });
    const code = await mailedCode(server, form.email);
    await askApi(server.api.url, '/qe_auth/verify_code', { token, body: { otp: code } });
    await askApi(server.api.url, '/auth/password/request', { body: { email: form.email } });
    await askApi(server.api.url, `/users?filter[email][_eq]=${encodeURIComponent(form.email)}`, { token });
    await askApi(server.api.url, '/qe_auth/register', { body: form });
    const { headers } = await askApi(server.api.url, '/users/me', { token });
    const requestId = headers.get('x-request-id') ?? '';

    const lines = await waitUntil('the request to be logged', async () => {
      const log = server.api.log();
      return log.includes(requestId) ? log.split('\n') : undefined;
    });
    const line = lines.find((text) => text.includes(requestId)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ requestId, method: 'GET', path: '/users/me', status: 200 });
    expect(line).toMatch(/"account":"[\w-]{22}"/);
    const everything = lines.join('\n');
    for (const secret of [
      form.email,
      encodeURIComponent(form.email),
      '9812345678',
      form.password,
      form.last_name,
      id,
      token,
      code,
    ]) {
      expect(everything.includes(secret), `the log contains ${secret}`).toBe(false);
    }
  });
});

describe('health', () => {
  const ready = () => fetch(`${server.api.url}/qe_health/ready`).then(({ status }) => status);

  it('names the release that answers, as metrics and log do', async () => {
    const file = join(import.meta.dirname, '../extensions/suchi/dist/release.json');
    const { version, revision } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    for (const status of ['live', 'ready']) {
      const answer = await fetch(`${server.api.url}/qe_health/${status}`);
      expect(await answer.json()).toEqual({ data: { status, version, revision } });
    }
    const metrics = await (await fetch(server.api.metricsUrl)).text();
    expect(metrics).toContain(`suchi_build_info{version="${version}",revision="${revision}"} 1`);
    expect(server.api.log()).toMatch(new RegExp(`"revision":"${revision}".*"msg":"node ready"`));
  });

  it('is ready with database and Redis, and not without one of them', async () => {
    expect(await ready()).toBe(200);
    await redis.kill();
    await waitUntil('readiness to be denied', async () => (await ready()) === 503);
    expect((await fetch(`${server.api.url}/qe_health/live`)).status).toBe(200);
    const text = await (await fetch(server.api.metricsUrl)).text();
    expect(text).toContain('suchi_dependency_up{dependency="redis"} 0');
    expect(text).toContain('suchi_dependency_up{dependency="database"} 1');
  });
});
