import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { makePairingCode, readPairingCode } from '@suchi/domain/hall';
import type { Cookies } from '../platform/cookies.ts';
import type { Env } from '../platform/env.ts';

/** The screen outlives its browser's restart. The server decides when its right ends, within two days. */
const cookieMaxAgeMs = 3 * 24 * 60 * 60 * 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const cookieName = ({ sessionCookie }: Env) =>
  sessionCookie.isSecure ? '__Host-suchi_screen' : 'suchi_screen';

export interface ScreenKey {
  id: string;
  secretHash: string;
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Sets the cookie; only the hash is stored. */
export function giveSecret(cookies: Cookies, env: Env, id: string): ScreenKey {
  const secret = randomBytes(32).toString('base64url');
  cookies.set(cookieName(env), `${id}.${secret}`, { maxAgeMs: cookieMaxAgeMs });
  return { id, secretHash: hashSecret(secret) };
}

export function readSecret(cookies: Cookies, env: Env): ScreenKey | null {
  const [id = '', secret = ''] = cookies.read(cookieName(env))?.split('.') ?? [];
  return uuid.test(id) && secret !== '' ? { id, secretHash: hashSecret(secret) } : null;
}

export function forgetSecret(cookies: Cookies, env: Env): void {
  cookies.clear(cookieName(env));
}

export const makeCode = (): string => makePairingCode(() => randomInt(2 ** 32) / 2 ** 32);

/** Keyed, because eight letters alone could be tried out. Null for what is no code. */
export function hashCode(typed: string, secret: string): string | null {
  const code = readPairingCode(typed);
  return code && createHmac('sha256', secret).update(`hall-screen-code:${code}`).digest('hex');
}
