import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of an invitation: the account and a signature over the account and the time of the invitation. A new
 * invitation makes older tokens invalid; a used one is refused by the account's status.
 */
export function makeInvitationToken(secret: string, userId: string, invitedAt: Date): string {
  return `${userId}.${signatureOf(secret, userId, invitedAt)}`;
}

/** Does not check the signature. Null for anything that cannot be a token. */
export function accountOfToken(token: string): string | null {
  const [userId, signature, ...rest] = token.split('.');
  return uuid.test(userId ?? '') && signature && rest.length === 0 ? (userId ?? null) : null;
}

export function isRightToken(
  secrets: readonly string[],
  token: string,
  { id, invitedAt }: { id: string; invitedAt: Date },
): boolean {
  const given = Buffer.from(token);
  return secrets.some((secret) => {
    const right = Buffer.from(makeInvitationToken(secret, id, invitedAt));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function signatureOf(secret: string, userId: string, invitedAt: Date): string {
  return createHmac('sha256', secret)
    .update(`staff-invitation:${userId}:${invitedAt.toISOString()}`)
    .digest('base64url');
}
