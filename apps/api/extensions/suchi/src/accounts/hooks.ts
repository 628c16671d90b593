import { defineHook } from '@directus/extensions-sdk';
import { ownAccountInput } from '@suchi/contracts/accounts';
import { normaliseEmail } from '@suchi/domain/accounts';
import type { Application, NextFunction, Request, Response } from 'express';
import * as z from 'zod/mini';
import { networkOf } from '../platform/access.ts';
import { addCommand, type Program } from '../platform/command-line.ts';
import type { LimitRule } from '../platform/limits.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { parseInput } from '../platform/route.ts';
import { mailPasswordChanged } from './commands/change-password.ts';
import { expireAccounts } from './commands/expire-accounts.ts';
import { requireGoodPassword, requireNewPassword } from './commands/require-good-password.ts';
import { resetMails } from './commands/send-reset-link.ts';
import { findLogMark } from './sessions/commands/find-log-mark.ts';
import { refuseWithoutAccount } from './sessions/commands/refuse-without-account.ts';
import { countSignInTry, forgetSignInTries, loginByAddress } from './sessions/sign-in-tries.ts';

const hourly = '17 * * * *';

// Narrow by sender. Wide by address, because a whole mobile network can share one.
const resetBySender: LimitRule = { name: 'reset-sender', times: 5, perSeconds: 60 * 60 };
const resetByAddress: LimitRule = {
  name: 'reset-address',
  times: 50,
  perSeconds: 60 * 60,
  isPerAddress: true,
};

export default defineHook(({ init, filter, action, schedule }, context) => {
  const platform = usePlatform(context);

  // Runs before the engine checks rights. A change to another account passes here and is refused there.
  filter('users.update', (payload, meta, { accountability }) => {
    const isOwn = (meta.keys as string[]).every((key) => key === accountability?.user);
    return isOwn && !accountability?.admin ? requireOwnAccount(payload as object) : payload;
  });

  filter('users.create', async (payload) => {
    await requireGoodPassword(platform, payload as object);
    return payload;
  });
  filter('users.update', async (payload, meta, { database, schema, accountability }) => {
    // The engine refuses all others after this. An answer of ours would tell them whether a guess was right.
    const mayWrite = accountability === null || accountability.admin;
    if (!mayWrite || !schema) return payload;
    const userIds = meta.keys as string[];
    await requireGoodPassword(platform, payload as object, userIds);
    await requireNewPassword({ ...platform, database, schema }, payload as object, userIds);
    return payload;
  });
  action('users.update', ({ payload, keys }) => {
    if ((payload as { password?: unknown }).password === undefined) return;
    Promise.all((keys as string[]).map((userId) => mailPasswordChanged(platform, userId))).catch(
      (error: unknown) => platform.logger.error({ error: String(error) }, 'no notice of a changed password'),
    );
  });

  // Runs on one node only.
  schedule(hourly, async () => {
    const deleted = await expireAccounts(platform);
    platform.logger.info({ deleted }, 'accounts that were never verified were deleted');
  });
  init('cli.before', ({ program }) => {
    addCommand(program as Program, 'expire-accounts', {
      description: 'Delete the accounts that were not verified within a week',
      run: async () => `${await expireAccounts(platform)} accounts that were never verified`,
    });
    addCommand(program as Program, 'log-mark <email>', {
      description: 'Print what stands for an account in the log',
      run: (email) => findLogMark(platform, normaliseEmail(email)),
    });
  });

  init('routes.before', ({ app }) => {
    const engine = app as Application;
    engine.post('/auth/login', countTries(platform));
    engine.post('/auth/password/request', slowDown(platform, resetByAddress), mailFewLinks(platform));
    engine.post('/auth/password/reset', slowDown(platform, resetByAddress));
  });
});

/** As the engine compares it: exactly as stored. */
function readTypedEmail(request: Request): string | null {
  const body = (request.body ?? {}) as { email?: unknown };
  if (typeof body.email !== 'string') return null;
  body.email = normaliseEmail(body.email);
  return body.email as string;
}

function slowDown(platform: Platform, rule: LimitRule) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    platform.limits.consume(rule, networkOf(request)).then(() => next(), next);
  };
}

/** Clients with JSON tokens have no cookie, so none of their devices is known. */
function countTries(platform: Platform) {
  const { limits } = platform;
  const count = async (request: Request, response: Response) => {
    const network = networkOf(request);
    await limits.consume(loginByAddress, network);
    const email = readTypedEmail(request);
    if (email === null) return;
    const attempt = { email, network, knownUserId: null };
    await countSignInTry(limits, attempt);
    const { password } = request.body as { password?: unknown };
    // Without a password the engine explains what is missing.
    if (typeof password === 'string') await refuseWithoutAccount(platform, { email, password });
    response.on('finish', () => {
      if (response.statusCode !== 200) return;
      forgetSignInTries(limits, attempt).catch(() => {
        // The count expires by itself.
      });
    });
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    count(request, response).then(() => next(), next);
  };
}

/** Nobody can use up another person's tries: after a few mails the answer is the same, and no further mail is sent. */
function mailFewLinks({ limits }: Platform) {
  const isMailed = async (request: Request): Promise<boolean> => {
    const email = readTypedEmail(request);
    if (email === null) return true;
    await limits.consume(resetBySender, `${email} ${networkOf(request)}`);
    return limits.consume(resetMails, email).then(
      () => true,
      () => false,
    );
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    isMailed(request).then((isYes) => (isYes ? next() : void response.status(204).end()), next);
  };
}

const changes = z.partial(ownAccountInput);

/** Applies the rules of registration to a change of the member's own account. */
function requireOwnAccount(payload: object): object {
  return { ...payload, ...parseInput(changes, payload) };
}
