import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'suchi-unsubscribe', 32));

const signatureOf = (secret: string, name: string) =>
  createHmac('sha256', keyOf(secret)).update(name).digest('base64url');

/** Names one recipient of one mail by its Message-ID, so that an address in a log tells nothing about a person. */
export function signStopToken(secret: string, messageId: string): string {
  const name = Buffer.from(messageId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${name}.${signatureOf(secret, name)}`;
}

/** The Message-ID, or null when we did not sign the token. */
export function openStopToken(secrets: readonly string[], token: string): string | null {
  const [name = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, name));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isSigned) return null;
  const hex = Buffer.from(name, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
