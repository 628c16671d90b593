import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link is for. A token of one is refused by the other. */
export type LinkPurpose =
  | 'unsubscribe'
  | 'unsubscribe-families'
  | 'unsubscribe-weekly'
  | 'mail-in-english'
  | 'still-looking'
  | 'candidates-word'
  | 'contact-change'
  | 'grievance-again'
  | 'biodata-photo';

/** What is only hashed under a key of ours, because it could be guessed. */
type HashPurpose = 'biodata-code' | 'biodata-device';

/** Each purpose has a key of its own, made from the installation's secret. */
export const keyedHash = (secret: string, purpose: LinkPurpose | HashPurpose, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `suchi-${purpose}`, 32)))
    .update(text)
    .digest('base64url');

/** The name with our signature behind it. */
export const signName = (secret: string, purpose: LinkPurpose, name: string): string =>
  `${name}.${keyedHash(secret, purpose, name)}`;

/** The name, or null when we did not sign the token. */
export function openSignedName(
  secrets: readonly string[],
  purpose: LinkPurpose,
  token: string,
): string | null {
  const end = Math.max(0, token.lastIndexOf('.'));
  const name = token.slice(0, end);
  const given = Buffer.from(token.slice(end + 1));
  const isSigned = secrets.some((secret) => {
    const right = Buffer.from(keyedHash(secret, purpose, name));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isSigned ? name : null;
}

/** For a link in a mail: names the mail by its id, so that an address in a log tells nothing about a person. */
export const signId = (secret: string, purpose: LinkPurpose, id: string): string =>
  signName(secret, purpose, Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'));

/** The id, or null when we did not sign the token. */
export function openSignedId(secrets: readonly string[], purpose: LinkPurpose, token: string): string | null {
  const name = openSignedName(secrets, purpose, token);
  if (name === null) return null;
  const hex = Buffer.from(name, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** An address for a mail. The token is after the hash, so that it is in no log. */
export const tokenLink = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}#${token}`;

/** The same for what has an id. */
export const signedLink = (
  { publicUrl, secret }: { publicUrl: string; secret: string },
  path: string,
  purpose: LinkPurpose,
  id: string,
): string => tokenLink(publicUrl, path, signId(secret, purpose, id));
