import { openSignedName, signName } from '../platform/signed-id.ts';

const goodForSeconds = 60 * 60;

/** The permission to load the photo of a shared page for an hour. It names the link by its number alone. */
export const signPhoto = (secret: string, link: number, now: Date): string =>
  signName(secret, 'biodata-photo', `${link}.${Math.floor(now.getTime() / 1000) + goodForSeconds}`);

/** The link, or null when we did not sign it or it is too old. */
export function openPhotoToken(secrets: readonly string[], token: string, now: Date): number | null {
  const [link, until] = openSignedName(secrets, 'biodata-photo', token)?.split('.') ?? [];
  return Number(until) * 1000 > now.getTime() ? Number(link) : null;
}
