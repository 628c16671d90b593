import { hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';
import type { FuzzRequest } from './request.ts';

/** Texts that Node refuses to send in a header are for `rawRequest`. */
const headerTexts = hostileTexts
  .map((text) => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?'))
  .filter((text) => text.length < 4000);

const otherHeaders = [
  'accept', 'accept-language', 'accept-encoding', 'authorization', 'cookie', 'if-none-match', 'if-modified-since', 'origin', 'range',
  'referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'x-request-id',
]; // prettier-ignore

const contentTypes = [
  'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data',
  'application/json; charset=utf-7', 'application/json; charset=utf-16', 'application/xml', 'application/csp-report', 'x', '',
]; // prettier-ignore

const brokenBodies = [
  Buffer.from('{"a":'),
  Buffer.from('{"a":1}}'),
  Buffer.from('nul'),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('\ufeff{}'),
  Buffer.from('"text"'),
  Buffer.from('[]'),
  Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  Buffer.from(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  Buffer.from(`{"email":"${'x'.repeat(1_200_000)}"}`),
  Buffer.alloc(0),
];

/** Changes the headers or the bytes of the body. */
export function spoilTransport(request: FuzzRequest, random: Random): FuzzRequest {
  const headers = { ...request.headers };
  switch (random.int(request.body === null ? 1 : 4)) {
    case 0:
      headers[random.pick(otherHeaders)] = random.pick(headerTexts);
      return { ...request, headers };
    case 1:
      return { ...request, headers: { ...headers, 'content-type': random.pick(contentTypes) } };
    case 2:
      return {
        ...request,
        headers: { ...headers, 'content-encoding': random.pick(['gzip', 'deflate', 'br', 'x']) },
      };
    default:
      return { ...request, body: random.pick(brokenBodies) };
  }
}

/** The same path, written so that an allow-list may miss it. */
export function disguisePath(request: FuzzRequest, random: Random): FuzzRequest {
  const [path = '', query] = request.path.split('?', 2);
  const place = path.indexOf('/', 1);
  const [head, tail] = place === -1 ? [path, ''] : [path.slice(0, place), path.slice(place)];
  const disguised = random.pick([
    `/admin/..${path}`,
    `/static/..%2f${path.slice(1)}`,
    `/%2e%2e${path}`,
    `/.${path}`,
    `/${path}`,
    `${head}/${tail}`,
    `${head}%2f${tail.slice(1)}`,
    `${path}/`,
    `${path}%00`,
    `${path};x=1`,
    `${path}%20`,
    `${path}/%2e%2e/%2e%2e/server/info`,
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    '/graphql',
    '/server/info',
    '/items/qd_matrimonial_profile',
    '/users',
    '/%',
    '/%ff%fe',
    '/qe_search/select_one',
  ]);
  return { ...request, path: query === undefined ? disguised : `${disguised}?${query}` };
}

export function rawRequest(request: FuzzRequest, random: Random): FuzzRequest {
  const head = 'Host: suchi.test\r\nConnection: close\r\n';
  const { method, path } = request;
  const text = random.pick([
    `${method} ${path}\0 HTTP/1.1\r\n${head}\r\n`,
    `${method} /\u0001\u007f HTTP/1.1\r\n${head}\r\n`,
    `${method} http://elsewhere.example${path} HTTP/1.1\r\n${head}\r\n`,
    `FUZZ ${path} HTTP/1.1\r\n${head}\r\n`,
    `${method} ${path} HTTP/1.1\r\n${head}X: ${'x'.repeat(40_000)}\r\n\r\n`,
    `${method} ${path} HTTP/1.1\r\n${head}X\0Y: 1\r\n\r\n`,
    `${method} ${path} HTTP/1.1\r\n${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    `${method} ${path} HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nabcde`,
    `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: -1\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nExpect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}`,
    `${method} ${path}?${'a=1&'.repeat(6000)} HTTP/1.1\r\n${head}\r\n`,
    `${method} * HTTP/1.1\r\n${head}\r\n`,
    `\r\n\r\n`,
  ]);
  return { method, path, headers: {}, body: null, raw: Buffer.from(text, 'latin1') };
}
