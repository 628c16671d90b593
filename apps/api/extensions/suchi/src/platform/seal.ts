import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Each purpose has a key of its own, made from the installation's secret. */
const purposes = {
  job: 'suchi-sealed-job-data',
  account: 'suchi-sealed-account',
  melawaPass: 'suchi-sealed-melawa-pass',
  slip: 'suchi-sealed-slip',
} as const;
export type SealPurpose = keyof typeof purposes;

const keyOf = (secret: string, purpose: SealPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purposes[purpose], 32));

/** A key that exists once: what it sealed is gone with it. */
export const makeSealKey = (): Buffer => randomBytes(32);

/** `context` is not in the result, and opening it needs the same one. */
export function sealBytes(plain: Uint8Array, key: Buffer, context = ''): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the bytes were changed, or the key or the context is another one. */
export function unsealBytes(bytes: Buffer, key: Buffer, context = ''): Buffer {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** Encrypts what the database must not show: codes and links in the queue, keys of authenticator apps. Backups have them too. */
export function seal(plain: string, secret: string, purpose: SealPurpose = 'job'): string {
  return sealBytes(Buffer.from(plain), keyOf(secret, purpose)).toString('base64url');
}

/** Throws when the text was changed or no secret fits. */
export function unseal(sealed: string, secrets: readonly string[], purpose: SealPurpose = 'job'): string {
  for (const secret of secrets.slice(0, -1)) {
    try {
      return open(sealed, secret, purpose);
    } catch {
      // Sealed with an older secret, or altered: the last secret decides.
    }
  }
  return open(sealed, secrets.at(-1) ?? '', purpose);
}

const open = (sealed: string, secret: string, purpose: SealPurpose) =>
  unsealBytes(Buffer.from(sealed, 'base64url'), keyOf(secret, purpose)).toString('utf8');
