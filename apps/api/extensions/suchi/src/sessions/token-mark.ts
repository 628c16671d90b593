import { createHmac } from 'node:crypto';

/**
 * The claim that ties a JSON access token to the account as it was. The engine does not look at the database for
 * these tokens, so a changed password or a raised generation shows only here.
 */
export function tokenMark(userId: string, tokenSource: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`token-mark:${userId}:${tokenSource}`)
    .digest('base64url')
    .slice(0, 22);
}

/** The claims of one of the engine's tokens that we look at. */
export interface TokenClaims {
  id: string;
  role: string | null;
  session: string | null;
  mark: string | null;
  expiresAt: Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads a token without checking its signature; the engine does that. Null for anything but a user's token. */
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

// PostgreSQL takes no NUL in a text, and these go into a query.
const textOrNull = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? value : null);
