import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'suchi-sealed-job-data', 32));

/**
 * Encrypts what must pass through the queue but must not be readable there: a one-time code, a reset link.
 * The queue's rows outlive the mail by a while, and backups outlive both.
 */
export function seal(plain: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `seal` closed with one of these secrets; throws when a byte was changed or the secret is another. */
export function unseal(sealed: string, secrets: readonly string[]): string {
  for (const secret of secrets.slice(0, -1)) {
    try {
      return open(sealed, secret);
    } catch {
      // Sealed with an older secret, or altered: the last one decides.
    }
  }
  return open(sealed, secrets.at(-1) ?? '');
}

function open(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
