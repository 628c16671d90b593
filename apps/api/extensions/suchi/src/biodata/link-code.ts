import { randomInt } from 'node:crypto';
import { linkLength, linkLetters } from '@suchi/domain/biodata';
import { keyedHash } from '../platform/signed-id.ts';

/** Nobody guesses it: 55 letters, eight times, from the system's random source. */
export const makeLinkCode = (): string =>
  Array.from({ length: linkLength }, () => linkLetters[randomInt(linkLetters.length)]).join('');

/** Finds the row of a code. The codes are few enough to try them all, so the hash needs a key. */
export const hashCode = (secret: string, code: string): string => keyedHash(secret, 'biodata-code', code);

/** A device on a day at a link; on another day or at another link it is another one. */
export const hashDevice = (
  secret: string,
  { link, day, device }: { link: number; day: string; device: string },
): string => keyedHash(secret, 'biodata-device', JSON.stringify([link, day, device])).slice(0, 22);
