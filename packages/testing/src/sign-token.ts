import { createHmac } from 'node:crypto';
import { testSecret } from './stack/engine.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

// The same value as in sessions/token-mark.ts for an account without a password.
const markOf = (userId: string) =>
  createHmac('sha256', testSecret).update(`token-mark:${userId}::0`).digest('base64url').slice(0, 22);

/** An access token as the engine would make it, for accounts without a password. */
export function signToken(userId: string, role: string): string {
  return sign({ id: userId, role, mark: markOf(userId) });
}

/** The content of a browser's session cookie; the session is a row of `directus_sessions`. */
export function signSessionToken(userId: string, role: string, session: string): string {
  return sign({ id: userId, role, session });
}

function sign(own: object): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...own, app_access: false, admin_access: false, iss: 'directus' };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 3600 })}`;
  return `${signed}.${createHmac('sha256', testSecret).update(signed).digest('base64url')}`;
}
