import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readErrorDetails } from '@suchi/contracts/basics';
import { askApi, freePort, type Proxy, startProxy } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// What nginx answers itself. There is no node: where one is needed, a server that refuses in its own words.
let dead: Proxy;
let alive: Proxy;
let node: Server;
const folder = mkdtempSync(join(tmpdir(), 'suchi-proxy-answers-'));
const pageWords = '<!doctype html><p>The service is busy';

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Suchi</title>');
  writeFileSync(join(folder, 'unavailable.html'), pageWords);
  const port = await freePort();
  node = createServer((incoming, response) => {
    incoming.resume();
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end('{"errors":[{"message":"","extensions":{"code":"STORAGE_UNAVAILABLE"}}]}');
  }).listen(port, '127.0.0.1');
  const start = async (name: string, apiUrl: string, edge?: { rate: string; burst: number }) =>
    startProxy({
      apiUrls: [apiUrl],
      webRoot: folder,
      folder: join(folder, name),
      webPort: await freePort(),
      studioAddresses: [],
      ...(edge && { edge }),
    });
  dead = await start('dead', `http://127.0.0.1:${await freePort()}`);
  alive = await start('alive', `http://127.0.0.1:${port}`, { rate: '1r/s', burst: 3 });
});
afterAll(async () => {
  await Promise.all([dead.stop(), alive.stop()]);
  node.close();
  rmSync(folder, { recursive: true });
});

/** As a browser sends it for a link or a form; `fetch` would say that it is no navigation. */
const navigate = (url: string, method = 'GET') =>
  new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
    request(url, { method, headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html' } }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], text }),
        );
    })
      .on('error', reject)
      .end();
  });

describe('while no node answers', () => {
  it.each(['/qe_public/facts', '/users/me', '/qe_media/image/card/x'])(
    '%s gets a code that the app has words for',
    async (path) => {
      const answer = await askApi(dead.webUrl, path);
      expect(answer).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control') ?? '').not.toContain('max-age');
    },
  );

  it.each([
    ['GET', '/.well-known/security.txt'],
    ['POST', '/qe_payment/return'],
  ])('a person who comes by %s to %s gets our page', async (method, path) => {
    const answer = await navigate(dead.webUrl + path, method);
    expect(answer).toMatchObject({ status: 503, text: pageWords });
    expect(answer.type).toContain('text/html');
  });

  it('the pages of the app still open, and the page of the outage has no address of its own', async () => {
    expect((await navigate(`${dead.webUrl}/login`)).status).toBe(200);
    expect((await fetch(`${dead.webUrl}/unavailable.html`)).status).toBe(404);
  });
});

describe('a node that refuses', () => {
  it('is passed on as it is', async () => {
    expect(await askApi(alive.webUrl, '/qe_public/facts')).toMatchObject({
      status: 503,
      code: 'STORAGE_UNAVAILABLE',
    });
  });
});

describe('too much', () => {
  it.each([
    ['/qe_media/photo', 'PHOTO_TOO_LARGE'],
    ['/qe_import/file', 'IMPORT_FILE_TOO_LARGE'],
    ['/qe_auth/register', 'INVALID_PAYLOAD'],
  ])('for %s is refused as %s', async (path, code) => {
    const answer = await fetch(dead.webUrl + path, { method: 'POST', body: Buffer.alloc(22 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it('from one sender is refused with the time to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => askApi(alive.webUrl, '/qe_public/facts')),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.code).toBe('REQUESTS_EXCEEDED');
    expect(readErrorDetails('REQUESTS_EXCEEDED', refused?.extensions ?? {})?.retry_after_seconds).toBe(5);
  });
});
