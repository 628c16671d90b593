import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ImageVariant } from '@suchi/domain/profile';
import { LRUCache } from 'lru-cache';

/** What an address gives a right to: one photo in one size, or one video. */
export type MediaSubject =
  { kind: 'image'; variant: ImageVariant; fileId: string } | { kind: 'video'; fileId: string };

/** The parts of an address that the signature is made of, as they came over the wire. */
export interface SignedQuery {
  v: unknown;
  e: unknown;
  s: unknown;
}

const gridSeconds = 30 * 60;

/**
 * When an address that is made now expires: in 30 to 60 minutes, always on a full half hour. The same viewer gets the
 * same address for half an hour, so that browsers use their cache instead of loading the photo again on every page.
 */
function expiryOf(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return (Math.floor(seconds / gridSeconds) + 2) * gridSeconds;
}

/** Stands for the viewer in an address that is made for everyone. */
export const everyone = '00000000-0000-0000-0000-000000000000';

/**
 * The viewer's id as it stands in an address: encrypted, because addresses end up in histories and logs. A UUID is
 * exactly one block of AES, so the same viewer always has the same text, and the browser's cache works.
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

/** The viewer's id from an address whose signature was checked, or null where it is none of ours. */
export function openViewer(secret: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 16) return null;
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret, 'suchi-media-viewer'), null);
  const hex = decipher.setAutoPadding(false).update(bytes, undefined, 'hex') + decipher.final('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Made once for a viewer: a page of six cards signs eighteen addresses for the same one. */
const sealed = new LRUCache<string, string>({ max: 10_000 });

/** The address at which one viewer may load one photo or video, until it expires. */
export function signMedia(
  secret: string,
  subject: MediaSubject,
  { viewerId, now }: { viewerId: string; now: Date },
): string {
  const viewer = sealViewer(secret, viewerId);
  const expiry = String(expiryOf(now));
  return `${pathOf(subject)}?v=${viewer}&e=${expiry}&s=${signatureOf(secret, subject, viewer, expiry)}`;
}

/** For whom and for how many seconds the address is still good, or null: altered, made for something else, or expired. */
export function checkSignature(
  secrets: readonly string[],
  subject: MediaSubject,
  { v, e, s }: SignedQuery,
  now: Date,
): { viewerId: string; secondsLeft: number } | null {
  if (typeof v !== 'string' || typeof e !== 'string' || typeof s !== 'string') return null;
  // Texts are compared, not what base64 makes of them: two spellings of one signature would be two addresses.
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

function pathOf(subject: MediaSubject): string {
  return subject.kind === 'image'
    ? `/qe_media/image/${subject.variant}/${subject.fileId}`
    : `/qe_media/video/${subject.fileId}`;
}

function signatureOf(secret: string, subject: MediaSubject, viewer: string, expiry: string): string {
  const variant = subject.kind === 'image' ? subject.variant : '';
  // As JSON, so that no two lists of parts ever make the same text.
  const parts = JSON.stringify([subject.kind, variant, subject.fileId, viewer, expiry]);
  return keyedHash(secret, 'suchi-media-address', parts);
}

function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url');
}

const keys = new Map<string, Buffer>();

/** Derived once, for the same reason. */
function keyOf(secret: string, purpose: string): Buffer {
  const name = JSON.stringify([secret, purpose]);
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  keys.set(name, key);
  return key;
}
