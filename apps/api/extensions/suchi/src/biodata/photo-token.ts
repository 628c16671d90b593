import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const goodForSeconds = 60 * 60;

const signatureOf = (secret: string, name: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'suchi-biodata-photo', 32)))
    .update(name)
    .digest('base64url');

/** The permission to load the photo of a shared page for an hour. It names the link by its number alone. */
export function signPhoto(secret: string, link: number, now: Date): string {
  const name = `${link}.${Math.floor(now.getTime() / 1000) + goodForSeconds}`;
  return `${name}.${signatureOf(secret, name)}`;
}

/** The link, or null when we did not sign it or it is too old. */
export function openPhotoToken(secrets: readonly string[], token: string, now: Date): number | null {
  const [link = '', until = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, `${link}.${until}`));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isSigned && Number(until) * 1000 > now.getTime() ? Number(link) : null;
}
