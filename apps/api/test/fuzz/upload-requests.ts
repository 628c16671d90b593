import { bombPng } from '../../extensions/suchi/test/pictures.ts';
import type { KnownValues } from './from-schema.ts';
import { hostileTexts, hostileValue } from './hostile.ts';
import { queryText } from './query-text.ts';
import type { Random } from './random.ts';
import type { FuzzRequest } from './request.ts';

const small = bombPng(200, 250);
const photos = [
  small,
  small,
  // 47 kB that unpack to a column of 24 million pixels.
  bombPng(1, 24_000_000),
  bombPng(20_000, 1),
  bombPng(0, 0),
  small.subarray(0, 60),
  Buffer.concat([small.subarray(0, 40), Buffer.alloc(400, 0xff)]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  Buffer.from('GIF89a\u0001\0\u0001\0'),
  Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  Buffer.alloc(0),
];

export function photoRequest(random: Random, known: KnownValues): FuzzRequest {
  const query = random.chance(0.2)
    ? queryText(
        { user: random.chance(0.5) ? random.pick(known['user'] ?? ['']) : hostileValue(random) },
        random,
      )
    : '';
  return {
    method: 'POST',
    path: `/qe_media/photo${query}`,
    headers: {
      'content-type': random.pick([
        'image/png',
        'image/png',
        'image/jpeg',
        'image/svg+xml',
        'image/',
        'text/plain',
      ]),
    },
    body: random.pick(photos),
  };
}

const numbers = ['0', '1', '100', '-1', '1.5', 'NaN', '99999999999999999999', '2147483648', ' 5', '0x10', ''];
const encoded = (text: string) => Buffer.from(text.toWellFormed()).toString('base64');

/** A step of a resumable upload, with wrong figures and metadata. */
export function tusRequest(random: Random): FuzzRequest {
  const headers: Record<string, string> = {};
  if (!random.chance(0.1)) headers['tus-resumable'] = random.pick(['1.0.0', '1.0.0', '1.0.0', '0.2.2', 'x']);
  const method = random.pick(['POST', 'POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS', 'GET']);
  const upload = random.chance(0.5)
    ? '0123456789abcdef'.repeat(2)
    : random.pick(['', 'x', '0'.repeat(31), 'F'.repeat(32), '0'.repeat(5000)]);
  if (method === 'POST') {
    headers['upload-length'] = random.pick(numbers);
    const metadata = ['filename_download', 'type', 'id', 'storage', 'folder', 'uploaded_by', '__proto__'];
    headers['upload-metadata'] = random.pick([
      metadata.map((key) => `${key} ${encoded(random.pick(hostileTexts).slice(0, 200))}`).join(','),
      'x',
      ',,,',
      'type %%%',
      ' ',
    ]);
    if (random.chance(0.1)) headers['upload-defer-length'] = random.pick(numbers);
    if (random.chance(0.1)) headers['upload-concat'] = random.pick(['partial', 'final;/files/tus/x', '']);
  } else headers['upload-offset'] = random.pick(numbers);
  const hasBody = method === 'PATCH' || random.chance(0.1);
  if (hasBody) headers['content-type'] = random.pick(['application/offset+octet-stream', 'text/plain']);
  return {
    method,
    path: method === 'POST' ? '/files/tus' : `/files/tus/${upload}`,
    headers,
    body: hasBody ? Buffer.alloc(random.pick([0, 1, 100]), 1) : null,
  };
}

/** Valid or altered. */
export function mediaRequest(random: Random, known: KnownValues): FuzzRequest {
  const signed = String(random.pick(known['media'] ?? ['/qe_media/video/x']));
  const place = random.int(signed.length);
  const path = random.weighted([
    [3, signed],
    [2, signed.slice(0, place)],
    [
      2,
      `${signed.slice(0, place)}${random.pick(['%00', '/', '%2f', '&', '%', 'x', '[]', '%ff'])}${signed.slice(place + 1)}`,
    ],
    [1, signed.replace(/v=[^&]*/, `v[]=1&v=${'x'.repeat(500)}`)],
  ] as const);
  const range = random.pick([
    'bytes=0-',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-0,2-3',
    'bytes=99999999999999999999-',
    'x',
    'bytes=-0',
  ]);
  return {
    method: random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: path === '' ? '/' : path,
    headers: random.chance(0.5) ? { range } : {},
    body: null,
  };
}
