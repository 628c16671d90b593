import { createHmac } from 'node:crypto';

/**
 * Ties a JSON access token to the account's state. The engine does not read the database for these tokens, so only
 * this detects a changed password or a raised generation.
 */
export function tokenMark(userId: string, tokenSource: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`token-mark:${userId}:${tokenSource}`)
    .digest('base64url')
    .slice(0, 22);
}

export interface TokenClaims {
  id: string;
  role: string | null;
  session: string | null;
  mark: string | null;
  expiresAt: Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Does not check the signature; the engine does. Null for anything but a user's token. */
export function readClaims(token: string): TokenClaims | null {
  const claims = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const { id, role, session, mark, exp } = claims;
  if (typeof id !== 'string' || !uuid.test(id) || typeof exp !== 'number') return null;
  return {
    id,
    role: textOrNull(role),
    session: textOrNull(session),
    mark: textOrNull(mark),
    expiresAt: new Date(exp * 1000),
  };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

// These go into a query, and PostgreSQL allows no NUL in a text.
const textOrNull = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? value : null);
