import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link is for. A token of one is refused by the other. */
export type LinkPurpose =
  | 'unsubscribe'
  | 'unsubscribe-families'
  | 'unsubscribe-weekly'
  | 'mail-in-english'
  | 'still-looking'
  | 'candidates-word'
  | 'contact-change';

const keyOf = (secret: string, purpose: LinkPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `suchi-${purpose}`, 32));

const signatureOf = (secret: string, purpose: LinkPurpose, name: string) =>
  createHmac('sha256', keyOf(secret, purpose)).update(name).digest('base64url');

/** For a link in a mail: names the mail by its id, so that an address in a log tells nothing about a person. */
export function signId(secret: string, purpose: LinkPurpose, id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${name}.${signatureOf(secret, purpose, name)}`;
}

/** The id, or null when we did not sign the token. */
export function openSignedId(secrets: readonly string[], purpose: LinkPurpose, token: string): string | null {
  const [name = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, purpose, name));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isSigned) return null;
  const hex = Buffer.from(name, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
