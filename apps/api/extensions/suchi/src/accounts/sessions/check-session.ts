import type { Accountability } from '@directus/types';
import { isSeenStale, sessionEnd, sessionRules } from '@suchi/domain/accounts';
import type { NextFunction, Request, Response } from 'express';
import { codedError } from '../../platform/coded-error.ts';
import { cookiesOf } from '../../platform/cookies.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountState, isStaffSession, saveSeen } from './repository.ts';
import { readClaims, type TokenClaims, tokenMark } from './token-mark.ts';

type TokenRequest = Request & { token?: string | null; accountability?: Accountability };

// Signed addresses need no session, and a page has dozens of them.
const withoutSession = /^\/qe_media\/(image|video)\//;
// Open to visitors, or refused by the route itself.
const visitorsToo = /^\/(auth|qe_[a-z_]+)\//;

/** Checks at each request that the account may still act: browsers by cookie, other clients by token. */
export function createSessionCheck(platform: Platform) {
  const { env, database, clock } = platform;
  const ended = new WeakSet<Request>();

  /** Also extends the session when it is due. */
  async function isLive(request: Request, token: string, claims: TokenClaims | null): Promise<boolean> {
    const now = clock.now();
    if (claims === null || claims.session === null || claims.expiresAt <= now) return false;
    const state = await findAccountState(database, claims.id, claims.session);
    if (!state?.session || state.status !== 'active' || state.role !== claims.role) return false;

    const { isKept, seenAt } = state.session;
    if (isSeenStale(seenAt, now)) {
      const expiresAt = sessionEnd({ ...state.session, isStaff: isStaffSession(state.role) }, now);
      if (expiresAt <= now) return false;
      await saveSeen(database, claims.session, { seenAt: now, expiresAt });
      if (isKept)
        cookiesOf(request, env.sessionCookie).set(env.sessionCookie.name, token, {
          maxAgeMs: sessionRules.keptForMs,
        });
    }
    return true;
  }

  return {
    /** Before the engine reads the token: an ended session makes the request a visitor's. */
    beforeEngine: async (request: TokenRequest): Promise<void> => {
      const cookies = cookiesOf(request, env.sessionCookie);
      const token = cookies.read(env.sessionCookie.name);
      if (!token || request.token !== token) return;
      if (withoutSession.test(request.path)) {
        request.token = null;
        return;
      }
      if (await isLive(request, token, readClaims(token))) return;
      request.token = null;
      cookies.clear(env.sessionCookie.name);
      ended.add(request);
    },

    /** After the engine has checked the token's signature. */
    afterEngine: (request: TokenRequest, _response: Response, next: NextFunction): void => {
      if (ended.has(request) && !visitorsToo.test(request.path)) {
        next(codedError('SIGN_IN_REQUIRED'));
        return;
      }
      const { user = null, session } = request.accountability ?? {};
      const { token } = request;
      const isCookie = cookiesOf(request, env.sessionCookie).read(env.sessionCookie.name) === token;
      const claims = user !== null && token && !isCookie ? readClaims(token) : null;
      // A browser's token is valid only in its cookie, which was checked above.
      if (claims !== null && session) next(codedError('INVALID_CREDENTIALS'));
      else if (claims === null) next();
      else checkToken(platform, claims).then(() => next(), next);
    },
  };
}

async function checkToken({ database, env }: Platform, claims: TokenClaims): Promise<void> {
  const state = await findAccountState(database, claims.id);
  if (state?.status === 'suspended') throw codedError('USER_SUSPENDED');
  const isRight =
    state?.status === 'active' &&
    state.role === claims.role &&
    tokenMark(claims.id, state.tokenSource, env.secret) === claims.mark;
  if (!isRight) throw codedError('INVALID_CREDENTIALS');
}
