import { createHmac } from 'node:crypto';
import { sessionEnd } from '@suchi/domain/accounts';
import type { NextFunction, Request, Response } from 'express';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { withTypedCode } from '../second-factor/typed-code.ts';
import { endSession } from './commands/end-sessions.ts';
import { findTokenSession, raiseTokenGeneration, saveTokenSeen } from './repository.ts';

/** As long as the engine's refresh tokens live. */
const usedTokenSeconds = 7 * 24 * 60 * 60;
const refreshToken = /^[\w-]{1,128}$/;

type Handler = (request: Request, response: Response, next: NextFunction) => void;

/**
 * In front of the engine's own sign-in, which serves clients with JSON tokens. Browsers use `/qe_session`; only
 * the Studio uses the engine's cookies.
 */
export function guardEngineSignIn(platform: Platform): Record<'login' | 'refresh' | 'logout', Handler> {
  return {
    login: (request, _response, next) => {
      const { mode = 'json', otp } = bodyOf(request);
      if (mode !== 'json' && !isStudio(request)) next(refused('mode'));
      else withTypedCode(otp, () => next());
    },
    refresh: (request, _response, next) => {
      withJsonToken(request, (token) => noteRefresh(platform, token)).then(() => next(), next);
    },
    logout: (request, _response, next) => {
      withJsonToken(request, (token) => refuseAccessTokens(platform, token)).then(() => next(), next);
    },
  };
}

const refused = (field: string) => codedError('INVALID_PAYLOAD', { fields: { [field]: 'invalid' } });

const bodyOf = (request: Request) =>
  (request.body ?? {}) as { mode?: unknown; otp?: unknown; refresh_token?: unknown };

/** The proxy says by which of its two doors a request came; what a client says itself is replaced there. */
const isStudio = (request: Request): boolean => request.get('x-suchi-door') === 'studio';

async function withJsonToken(request: Request, run: (token: string) => Promise<void>): Promise<void> {
  const { mode = 'json', refresh_token: token } = bodyOf(request);
  if (mode !== 'json') {
    if (!isStudio(request)) throw refused('mode');
    return;
  }
  if (typeof token !== 'string' || !refreshToken.test(token)) throw refused('refresh_token');
  await run(token);
}

/**
 * A refresh token works once. If it is used again it was copied, so the session ends for both the thief and the
 * owner.
 */
async function noteRefresh({ database, redis, env, clock }: Platform, token: string): Promise<void> {
  const hash = createHmac('sha256', env.secret).update(`used-refresh:${token}`).digest('base64url');
  const key = `${env.namespace}:used-refresh:${hash}`;
  const session = await findTokenSession(database, token);
  if (session) {
    // A browser's row is for its cookie only.
    if (session.isBrowser) throw codedError('INVALID_CREDENTIALS');
    // The engine's tokens would last a week.
    if (session.isStaff && sessionEnd({ ...session, isKept: false }, session.seenAt) <= clock.now())
      throw codedError('INVALID_CREDENTIALS');
    await saveTokenSeen(database, token, clock.now());
    await redis.set(key, `${session.userId} ${session.id}`, 'EX', usedTokenSeconds);
    return;
  }
  const [userId, sessionId] = (await redis.get(key))?.split(' ') ?? [];
  if (userId && sessionId) await database.transaction((tx) => endSession(tx, userId, sessionId));
}

/** The engine deletes only the session; its access token would stay valid for minutes. */
async function refuseAccessTokens({ database }: Platform, token: string): Promise<void> {
  const session = await findTokenSession(database, token);
  if (session) await raiseTokenGeneration(database, session.userId);
}
