import { isDirectusError } from '@directus/errors';
import { defineHook } from '@directus/extensions-sdk';
import type { Application, Request } from 'express';
import { usePlatform } from '../../platform/platform.ts';
import { createSessionCheck } from './check-session.ts';
import { guardEngineSignIn } from './guard-engine-sign-in.ts';
import { mailNewClient } from './mail-new-client.ts';
import { noteSignIn } from './note-sign-in.ts';
import { findAccountState } from './repository.ts';
import { requireCodeAtSignIn } from '../second-factor/commands/check-code.ts';
import { resealKeys } from '../second-factor/commands/reseal-keys.ts';
import { readTypedCode } from '../second-factor/typed-code.ts';
import { tokenMark } from './token-mark.ts';

const hourly = '47 * * * *';

export default defineHook(({ init, filter, action, schedule }, context) => {
  const platform = usePlatform(context);
  const check = createSessionCheck(platform);

  filter('authenticate', async (accountability, { req }) => {
    await check.beforeEngine(req as Request);
    return accountability;
  });

  filter('auth.jwt', async (claims, { type }, { database }) => {
    const { id, session } = claims as { id?: string; session?: string };
    // Whatever the door: the engine has compared the password, and no session exists yet.
    if (type === 'login' && id !== undefined) {
      const code = readTypedCode();
      const codeCheck = { db: database, env: platform.env, now: platform.clock.now() };
      await requireCodeAtSignIn(codeCheck, id, code).catch((error: unknown) => {
        if (code !== null) noteSignIn(platform, 'wrong_code', id);
        throw error;
      });
    }
    if (id === undefined || session !== undefined) return claims;
    const state = await findAccountState(database, id);
    return { ...(claims as object), mark: tokenMark(id, state?.tokenSource ?? '', platform.env.secret) };
  });

  action('auth.login', ({ status, user, error }) => {
    const isAboutCode = isDirectusError(error, 'INVALID_OTP');
    // Without a code the engine asks for one; nothing was wrong.
    if (isAboutCode && readTypedCode() === null) return;
    const wrong = isAboutCode ? 'wrong_code' : 'wrong_password';
    noteSignIn(platform, status === 'success' ? 'right' : wrong, (user as string | undefined) ?? null);
  });

  // Not at the start: nodes that still have the old secret alone could not open the keys.
  schedule(hourly, async () => {
    const resealed = await resealKeys(platform);
    if (resealed > 0) platform.logger.info({ resealed }, 'keys of two-step sign-in have the new secret');
  });

  init('routes.before', ({ app }) => {
    const engine = app as Application;
    const guard = guardEngineSignIn(platform);
    engine.use(check.afterEngine);
    engine.post('/auth/login', guard.login, mailNewClient(platform));
    engine.post('/auth/refresh', guard.refresh);
    engine.post('/auth/logout', guard.logout);
  });
});
