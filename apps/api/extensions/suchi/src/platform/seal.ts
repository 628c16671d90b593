import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'suchi-sealed-job-data', 32));

/** Encrypts what the database must not show: codes and links in the queue, keys of authenticator apps. Backups have them too. */
export function seal(plain: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when the text was changed or no secret fits. */
export function unseal(sealed: string, secrets: readonly string[]): string {
  for (const secret of secrets.slice(0, -1)) {
    try {
      return open(sealed, secret);
    } catch {
      // Sealed with an older secret, or altered: the last secret decides.
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
