import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../platform/env.ts';

/** 256 bits, for the link and for the browser that opened it. */
export const makeSetupToken = (): string => randomBytes(32).toString('base64url');

/** The only form in which they are stored. Nobody can guess so many bits, so the hash needs no key. */
export const hashSetupToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const setupCookieName = ({ sessionCookie: { isSecure } }: Pick<Env, 'sessionCookie'>): string =>
  isSecure ? '__Host-suchi_setup' : 'suchi_setup';
