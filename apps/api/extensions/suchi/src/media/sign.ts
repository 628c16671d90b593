import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
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
const tagLength = 12;

/**
 * When an address that is made now runs out: in 30 to 60 minutes, always on a full half hour. The same viewer gets
 * the same address for half an hour, so that browsers keep the picture instead of asking again on every page.
 */
function expiryOf(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return (Math.floor(seconds / gridSeconds) + 2) * gridSeconds;
}

/**
 * Says for whom an address was made without naming them. Whoever keeps the secret can find the account behind an
 * address that leaked, by making the tag of every account; nobody else can.
 */
export function viewerTag(secret: string, userId: string): string {
  const name = JSON.stringify([secret, userId]);
  const known = tags.get(name);
  if (known) return known;
  const tag = keyedHash(secret, 'suchi-media-viewer', userId).slice(0, tagLength);
  tags.set(name, tag);
  return tag;
}

/** Made once for a viewer: a page of six cards signs eighteen addresses for the same one. */
const tags = new LRUCache<string, string>({ max: 10_000 });

/** The address at which one viewer may load one photo or video, until it expires. */
export function signMedia(
  secret: string,
  subject: MediaSubject,
  { viewerId, now }: { viewerId: string; now: Date },
): string {
  const tag = viewerTag(secret, viewerId);
  const expiry = String(expiryOf(now));
  return `${pathOf(subject)}?v=${tag}&e=${expiry}&s=${signatureOf(secret, subject, tag, expiry)}`;
}

/** For how many seconds the address is still good, or null: altered, made for something else, or expired. */
export function checkSignature(
  secrets: readonly string[],
  subject: MediaSubject,
  { v, e, s }: SignedQuery,
  now: Date,
): number | null {
  if (typeof v !== 'string' || typeof e !== 'string' || typeof s !== 'string') return null;
  // Texts are compared, not what base64 makes of them: two spellings of one signature would be two addresses.
  const given = Buffer.from(s);
  const isRight = secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, subject, v, e));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) return null;
  const secondsLeft = Number(e) - Math.floor(now.getTime() / 1000);
  return secondsLeft > 0 ? secondsLeft : null;
}

function pathOf(subject: MediaSubject): string {
  return subject.kind === 'image'
    ? `/qe_media/image/${subject.variant}/${subject.fileId}`
    : `/qe_media/video/${subject.fileId}`;
}

function signatureOf(secret: string, subject: MediaSubject, tag: string, expiry: string): string {
  const variant = subject.kind === 'image' ? subject.variant : '';
  // As JSON, so that no two lists of parts ever make the same text.
  const parts = JSON.stringify([subject.kind, variant, subject.fileId, tag, expiry]);
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
