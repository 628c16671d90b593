import { createHmac, hkdfSync } from 'node:crypto';

/** Of one event: a phone at its door has the key with its list, so that it finds what it scans without network. */
export const passKeyOf = (secret: string, edition: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `suchi-melawa-pass-${edition}`, 32));

const keyedHash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

export const hashToken = (key: Buffer, token: string): string => keyedHash(key, `token:${token}`);

/** Of the code as `writePassCode` writes it, with its dash. */
export const hashCode = (key: Buffer, code: string): string => keyedHash(key, `code:${code}`);
