import { describe, expect, it } from 'vitest';
import { isFromOwnPage, type PageRequest } from './own-pages.ts';

const own = { origin: 'https://suchi.test', cookieName: '__Host-suchi_session' };
const cookie = 'theme=dark; __Host-suchi_session=abc';
const json = { 'content-type': 'application/json' };

const isOwn = (headers: PageRequest['headers'], method = 'POST', path = '/qe_profile/submit') =>
  isFromOwnPage({ method, path, headers }, own);

describe('with the session cookie', () => {
  it.each([
    ['no Origin', { ...json }],
    ['a foreign Origin', { ...json, origin: 'https://evil.example' }],
    ['our host without TLS', { ...json, origin: 'http://suchi.test' }],
    ['our host at another port', { ...json, origin: 'https://suchi.test:8443' }],
    ['a host that begins like ours', { ...json, origin: 'https://suchi.test.evil.example' }],
    ['a page without an address', { ...json, origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { ...json, origin: own.origin, 'sec-fetch-site': 'same-site' }],
    ['another kind of authorization', { ...json, authorization: 'Basic YTpi' }],
    ['an unreadable bearer token', { ...json, authorization: 'Bearer a b' }],
    ['a form', { origin: own.origin, 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { origin: own.origin, 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', { origin: own.origin, 'content-type': 'text/plain' }],
    ['a type that begins like ours', { origin: own.origin, 'content-type': 'application/jsonx' }],
    ['a body of no type', { origin: own.origin, 'content-length': '12' }],
    ['a streamed body of no type', { origin: own.origin, 'transfer-encoding': 'chunked' }],
  ])('%s is refused', (_, headers) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
      expect(isOwn({ cookie, ...headers }, method)).toBe(false);
  });

  it.each([
    ['our Origin', { ...json, origin: own.origin }],
    ['Sec-Fetch-Site: same-origin', { ...json, 'sec-fetch-site': 'same-origin' }],
    ['JSON with a charset', { origin: own.origin, 'content-type': 'application/json; charset=utf-8' }],
    ['a photo', { origin: own.origin, 'content-type': 'image/jpeg' }],
    ['a sheet to import', { origin: own.origin, 'content-type': 'text/csv' }],
    ['a piece of a video', { origin: own.origin, 'content-type': 'application/offset+octet-stream' }],
    ['a bearer token, which goes before the cookie', { ...json, authorization: 'Bearer a.b.c' }],
    ['no body', { origin: own.origin, 'content-length': '0' }],
  ])('%s passes', (_, headers) => {
    expect(isOwn({ cookie, ...headers })).toBe(true);
  });

  it('reading needs no proof', () => {
    expect(isOwn({ cookie }, 'GET')).toBe(true);
    expect(isOwn({ cookie, 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true);
  });
});

describe('without the session cookie', () => {
  it('a client that is no browser passes, a foreign page does not', () => {
    expect(isOwn(json)).toBe(true);
    expect(isOwn({ ...json, cookie: 'x__Host-suchi_session=abc' })).toBe(true);
    expect(isOwn({ ...json, origin: 'https://evil.example' })).toBe(false);
    expect(isOwn({ ...json, 'sec-fetch-site': 'cross-site' })).toBe(false);
  });
});

it('the upload, which names its caller in its answer, refuses foreign pages even when they read', () => {
  const foreign = { origin: 'https://evil.example' };
  expect(isOwn(foreign, 'HEAD', '/files/tus/0123')).toBe(false);
  expect(isOwn(foreign, 'OPTIONS', '/files/tus')).toBe(false);
  expect(isOwn({ origin: own.origin }, 'HEAD', '/files/tus/0123')).toBe(true);
});

describe('the addresses that the payment provider calls', () => {
  const foreign = { origin: 'https://api.razorpay.com', 'sec-fetch-site': 'cross-site' };
  const form = { ...foreign, 'content-type': 'application/x-www-form-urlencoded' };

  it.each(['/qe_payment/return', '/qe_payment/webhook_razorpay'])('%s is open to other sites', (path) => {
    expect(isOwn(form, 'POST', path)).toBe(true);
  });

  it.each([
    ['POST', '/qe_payment/return/'],
    ['POST', '/qe_payment/RETURN'],
    ['POST', '/qe_payment/return/x'],
    ['POST', '/qe_payment/order'],
    ['POST', '/qe_payment/verify_payment_razorpay'],
    ['DELETE', '/qe_payment/return'],
  ])('%s %s is not', (method, path) => {
    expect(isOwn(form, method, path)).toBe(false);
    expect(isOwn({ ...form, cookie }, method, path)).toBe(false);
  });
});
