import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort, hasBrotli, projectRoot, type Proxy, startProxy } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'suchi-transport-'));
const script = 'export const words = ["favourite", "note", "block"];\n'.repeat(80);
const page = `<!doctype html><title>Suchi</title>${'<p>A page of the web app.</p>'.repeat(80)}`;
const answer = JSON.stringify({ data: Array.from({ length: 80 }, (_, id) => ({ id, town: 'Pune' })) });

let api: Server;
let proxy: Proxy;
let oldProxy: Proxy;
let client: ClientHttp2Session;

const toProxy = () => ({
  apiUrls: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
  webRoot: root,
  studioAddresses: [],
});

beforeAll(async () => {
  mkdirSync(join(root, 'static'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'static/page.js'), script);
  writeFileSync(join(root, 'static/short.js'), 'export {};');
  writeFileSync(join(root, '.vite/manifest.json'), answer);
  execFileSync(process.execPath, [join(projectRoot, 'apps/web/scripts/compress.ts'), root]);
  // What is measured here happens between browser and proxy; the node only has to answer.
  api = createServer((request, response) => {
    const isPhoto = request.url?.startsWith('/qe_media/') ?? false;
    response
      .setHeader('content-type', isPhoto ? 'image/webp' : 'application/json; charset=utf-8')
      .end(answer);
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  proxy = await startProxy({
    ...toProxy(),
    folder: join(root, 'nginx'),
    webPort: await freePort(),
    isTls: true,
  });
  oldProxy = await startProxy({
    ...toProxy(),
    folder: join(root, 'old-nginx'),
    webPort: await freePort(),
    isBrotliOff: true,
  });
  client = connect(proxy.webUrl, { ca: readFileSync(proxy.certificate?.file ?? '') });
});
afterAll(async () => {
  client.close();
  await Promise.all([proxy.stop(), oldProxy.stop()]);
  api.close();
});

function ask(path: string, acceptEncoding?: string) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = client.request({
      ':path': path,
      ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    });
    let headers: IncomingHttpHeaders = {};
    const parts: Buffer[] = [];
    request
      .on('response', (received) => (headers = received))
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve({ headers, body: Buffer.concat(parts) }))
      .on('error', reject)
      .end();
  });
}

const contents = [
  ['/static/page.js', script, 'public, max-age=31536000, immutable'],
  ['/login', page, 'no-cache'],
  ['/qe_public/news', answer, 'no-store'],
  ['/qe_public/front_page', answer, 'public, max-age=60'],
] as const;

describe('what travels between browser and proxy', () => {
  it('is HTTP/2 for a browser that speaks it, and HTTP/1.1 for others', async () => {
    await ask('/');
    expect(client.alpnProtocol).toBe('h2');
    expect((await fetch(proxy.webUrl)).status).toBe(200);
  });

  it('goes on over connections that 200 browsers without HTTP/2 keep open', async () => {
    const agent = new Agent({ keepAlive: true, maxFreeSockets: 1200 });
    const askKept = () =>
      new Promise<boolean>((resolve, reject) => {
        const request = get(`${oldProxy.webUrl}/login`, { agent }, (response) =>
          response.resume().on('end', () => resolve(request.reusedSocket)),
        ).on('error', reject);
      });
    // Six each, all of them in use at the same time.
    const askAll = () => Promise.all(Array.from({ length: 1200 }, askKept));
    await askAll();
    const reused = await askAll();
    agent.destroy();
    expect(reused.filter((isReused) => !isReused)).toEqual([]);
  });

  it.each(['/qe_public/news', '/items/edition', '/login'])(
    'is an error in our form for a method that is not allowed: %s',
    async (path) => {
      const refused = await fetch(`${oldProxy.webUrl}${path}`, { method: 'DELETE' });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('content-type')).toBe('application/json');
      expect(await refused.json()).toEqual({
        errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }],
      });
    },
  );

  it.runIf(hasBrotli).each(contents)('is brotli where it is understood: %s', async (path, text, caching) => {
    const { headers, body } = await ask(path, 'gzip, deflate, br');
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': caching,
    });
    expect(body.length).toBeLessThan(text.length / 4);
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it.each(contents)('is gzip for older browsers: %s', async (path, text) => {
    const { headers, body } = await ask(path, 'gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toBe(text);
  });

  it.each(contents)('is plain for the rest: %s', async (path, text) => {
    const { headers, body } = await ask(path);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.toString()).toBe(text);
  });

  it('is what the build packed, not packed again', async () => {
    for (const [encoding, ending] of Object.entries({ gzip: 'gz', ...(hasBrotli ? { br: 'br' } : {}) })) {
      const { body } = await ask('/static/page.js', encoding);
      expect(body.equals(readFileSync(join(root, `static/page.js.${ending}`))), encoding).toBe(true);
    }
  });

  it('is not packed when it is a photo', async () => {
    const { headers } = await ask('/qe_media/image/card/00000000-0000-4000-8000-000000000001', 'gzip, br');
    expect(headers).toMatchObject({ ':status': 200, 'content-type': 'image/webp' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is gzip from an nginx without brotli', async () => {
    for (const [path, text] of contents) {
      const response = await fetch(oldProxy.webUrl + path, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(response.headers.get('content-encoding'), path).toBe('gzip');
      expect(await response.text()).toBe(text);
    }
  });
});

describe('TLS', () => {
  /** The protocol and the cipher that were agreed on, or that there was no agreement. */
  const shakeHands = (options: ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const { hostname: host, port } = new URL(proxy.webUrl);
      const ca = readFileSync(proxy.certificate?.file ?? '');
      const socket = connectTls({ host, port: Number(port), ca, ...options }, () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      }).on('error', () => resolve('refused'));
    });
  // The client of the test would refuse these by itself.
  const weak = (cipher: string) => ({ ciphers: `${cipher}:@SECLEVEL=0` });

  it.each([
    ['TLSv1.3', /^TLSv1\.3 TLS_/],
    ['TLSv1.2', /^TLSv1\.2 ECDHE-.*(GCM|POLY1305)/],
  ] as const)('is %s with a strong cipher', async (version, agreed) => {
    expect(await shakeHands({ maxVersion: version })).toMatch(agreed);
  });

  it.each([
    ['version 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ...weak('ALL') }],
    ['a block mode with a separate checksum', { maxVersion: 'TLSv1.2', ...weak('ECDHE+SHA:ECDHE+SHA256') }],
  ] as const)('is refused with %s', async (_name, options) => {
    expect(await shakeHands(options)).toBe('refused');
  });
});

describe('the limit at the edge', () => {
  it('counts an IPv4 address, or an IPv6 network with all its addresses', async () => {
    const narrow = await startProxy({
      ...toProxy(),
      folder: join(root, 'narrow-nginx'),
      webPort: await freePort(),
      edge: { rate: '1r/m', burst: 1 },
      isBehindProxy: true,
    });
    const statusFor = async (sender: string) =>
      (await fetch(`${narrow.webUrl}/qe_public/news`, { headers: { 'x-forwarded-for': sender } })).status;
    const householdAndNeighbour = [
      '2001:db8:7:1::1',
      '2001:db8:7:1::2',
      '2001:db8:7:1:ffff:a0a:0:3',
      '2001:db8:7:2::1',
    ];
    const senders = [...householdAndNeighbour, '203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.1'];
    const statuses = [];
    for (const sender of senders) statuses.push(await statusFor(sender));
    await narrow.stop();
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 200, 429]);
  });
});

describe('the packed files', () => {
  it('are beside what gets smaller by it', () => {
    for (const file of ['index.html', 'static/page.js']) {
      expect([existsSync(join(root, `${file}.br`)), existsSync(join(root, `${file}.gz`))]).toEqual([
        true,
        true,
      ]);
    }
  });

  it('are not made of small files and of the build’s own notes, which stay hidden', async () => {
    expect(existsSync(join(root, 'static/short.js.br'))).toBe(false);
    expect(existsSync(join(root, '.vite/manifest.json.br'))).toBe(false);
    expect((await ask('/.vite/manifest.json')).headers[':status']).toBe(404);
  });
});
