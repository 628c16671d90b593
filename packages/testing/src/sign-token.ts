import { createHmac } from 'node:crypto';
import { testSecret } from './stack/engine.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

// As sessions/token-mark.ts makes it.
const markOf = (userId: string, source: string) =>
  createHmac('sha256', testSecret).update(`token-mark:${userId}:${source}`).digest('base64url').slice(0, 22);

/** An access token as the engine would have made it; `source` is password and token generation of the account. */
export function signToken(userId: string, role: string, source = ':0'): string {
  return sign({ id: userId, role, mark: markOf(userId, source) });
}

/** As the operator's, who may do everything in the engine. */
export function signOperatorToken(userId: string, role: string): string {
  return sign({ id: userId, role, mark: markOf(userId, ':0'), admin_access: true });
}

/** The content of a browser's session cookie; the session is a row of `directus_sessions`. */
export function signSessionToken(userId: string, role: string, session: string): string {
  return sign({ id: userId, role, session });
}

function sign(own: object): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { app_access: false, admin_access: false, ...own, iss: 'directus' };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 3600 })}`;
  return `${signed}.${createHmac('sha256', testSecret).update(signed).digest('base64url')}`;
}
