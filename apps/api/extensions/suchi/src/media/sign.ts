import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import type { ImageVariant } from '@suchi/domain/profiles';
import { LRUCache } from 'lru-cache';

export type MediaSubject =
  { kind: 'image'; variant: ImageVariant; fileId: string } | { kind: 'video'; fileId: string };

export interface SignedQuery {
  v: unknown;
  e: unknown;
  s: unknown;
}

const gridSeconds = 30 * 60;

/**
 * Expires in 30 to 60 minutes, always on a full half hour. The same viewer gets the same address for half an hour,
 * so that browser caches work.
 */
function expiryOf(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return (Math.floor(seconds / gridSeconds) + 2) * gridSeconds;
}

/** The viewer of an address without a signature. */
export const everyone = '00000000-0000-0000-0000-000000000000';

/** The viewer of a photo that visitors see while the public display is on. */
export const hallVisitors = '00000000-0000-0000-0000-000000000001';

/**
 * The viewer's id is encrypted, because addresses end up in histories and logs. A UUID is one AES block, so the
 * same viewer always has the same text and browser caches work.
 */
export function sealViewer(secret: string, userId: string): string {
  const name = JSON.stringify([secret, userId]);
  const known = sealed.get(name);
  if (known) return known;
  const cipher = createCipheriv('aes-256-ecb', keyOf(secret, 'suchi-media-viewer'), null).setAutoPadding(
    false,
  );
  const text = cipher.update(userId.replaceAll('-', ''), 'hex', 'base64url') + cipher.final('base64url');
  sealed.set(name, text);
  return text;
}

/** Check the signature first. Null for an id that we did not encrypt. */
export function openViewer(secret: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 16) return null;
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret, 'suchi-media-viewer'), null);
  const hex = decipher.setAutoPadding(false).update(bytes, undefined, 'hex') + decipher.final('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Cached: a page of six cards signs eighteen addresses for one viewer. */
const sealed = new LRUCache<string, string>({ max: 10_000 });

export function signMedia(
  secret: string,
  subject: MediaSubject,
  { viewerId, now }: { viewerId: string; now: Date },
): string {
  const viewer = sealViewer(secret, viewerId);
  const expiry = String(expiryOf(now));
  return `${pathOfMedia(subject)}?v=${viewer}&e=${expiry}&s=${signatureOf(secret, subject, viewer, expiry)}`;
}

/** The viewer and the remaining seconds. Null if the address was altered, is for another file, or has expired. */
export function checkSignature(
  secrets: readonly string[],
  subject: MediaSubject,
  { v, e, s }: SignedQuery,
  now: Date,
): { viewerId: string; secondsLeft: number } | null {
  if (typeof v !== 'string' || typeof e !== 'string' || typeof s !== 'string') return null;
  // Compares the texts, not the decoded bytes: base64 allows two spellings of one signature.
  const given = Buffer.from(s);
  const secret = secrets.find((candidate) => {
    const right = Buffer.from(signatureOf(candidate, subject, v, e));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (secret === undefined) return null;
  const secondsLeft = Number(e) - Math.floor(now.getTime() / 1000);
  const viewerId = openViewer(secret, v);
  return secondsLeft > 0 && viewerId !== null ? { viewerId, secondsLeft } : null;
}

export function pathOfMedia(subject: MediaSubject): string {
  return subject.kind === 'image'
    ? `/qe_media/image/${subject.variant}/${subject.fileId}`
    : `/qe_media/video/${subject.fileId}`;
}

function signatureOf(secret: string, subject: MediaSubject, viewer: string, expiry: string): string {
  const variant = subject.kind === 'image' ? subject.variant : '';
  // As JSON, so that two different lists of parts never give the same text.
  const parts = JSON.stringify([subject.kind, variant, subject.fileId, viewer, expiry]);
  return keyedHash(secret, 'suchi-media-address', parts);
}

function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url');
}

const keys = new Map<string, KeyObject>();

/** Cached for the same reason. An object and not bytes: Node would make an object of them for each address. */
function keyOf(secret: string, purpose: string): KeyObject {
  const name = JSON.stringify([secret, purpose]);
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  keys.set(name, key);
  return key;
}
