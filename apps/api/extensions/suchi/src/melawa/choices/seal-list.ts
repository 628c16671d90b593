import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { sealBytes, unsealBytes } from '../../platform/seal.ts';

// A list is sealed with a key that exists once: of a pair that is thrown away, and the public key of the day. Only the
// private key of the day opens it.

export interface ListKey {
  /** 32 bytes of X25519, as base64url. */
  publicKey: string;
  privateKey: string;
}

const publicBytes = 32;
/** More than any list has; each is padded to it, so that its length tells nothing. */
const most = 50;
const plainBytes = 1 + most * 4;

export function makeListKey(): ListKey {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return { publicKey: rawOf(publicKey).toString('base64url'), privateKey: partOf(privateKey, 'd') };
}

/** `context` is whose list it is: the list of one family cannot be given to another. */
export function sealList(publicKey: string, numbers: readonly number[], context: string): string {
  const once = generateKeyPairSync('x25519');
  const own = rawOf(once.publicKey);
  const key = keyOf(once.privateKey, toPublic(Buffer.from(publicKey, 'base64url')), own);
  return Buffer.concat([own, sealBytes(pad(numbers), key, context)]).toString('base64url');
}

/** Throws when the list was changed, or is of another family or another key. */
export function openList({ publicKey, privateKey }: ListKey, sealed: string, context: string): number[] {
  const bytes = Buffer.from(sealed, 'base64url');
  const own = bytes.subarray(0, publicBytes);
  const key = keyOf(toPrivate({ publicKey, privateKey }), toPublic(own), own);
  return unpad(unsealBytes(bytes.subarray(publicBytes), key, context));
}

const keyOf = (privateKey: KeyObject, publicKey: KeyObject, own: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), own, 'suchi-melawa-list', 32));

const rawOf = (key: KeyObject) => Buffer.from(partOf(key, 'x'), 'base64url');

function partOf(key: KeyObject, part: 'd' | 'x'): string {
  const text = key.export({ format: 'jwk' })[part];
  if (text === undefined) throw new Error('the key has no such part');
  return text;
}

const curve = { kty: 'OKP', crv: 'X25519' } as const;
const toPublic = (raw: Buffer) =>
  createPublicKey({ key: { ...curve, x: raw.toString('base64url') }, format: 'jwk' });
const toPrivate = ({ publicKey, privateKey }: ListKey) =>
  createPrivateKey({ key: { ...curve, x: publicKey, d: privateKey }, format: 'jwk' });

function pad(numbers: readonly number[]): Buffer {
  if (numbers.length > most) throw new Error('the list is too long');
  const plain = Buffer.alloc(plainBytes);
  plain.writeUInt8(numbers.length, 0);
  for (const [at, number] of numbers.entries()) plain.writeUInt32BE(number, 1 + at * 4);
  return plain;
}

const unpad = (plain: Buffer): number[] =>
  Array.from({ length: plain.readUInt8(0) }, (_, at) => plain.readUInt32BE(1 + at * 4));
