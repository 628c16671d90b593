import { defineHook } from '@directus/extensions-sdk';
import { normaliseEmail } from '@suchi/domain/accounts';
import type { Application, NextFunction, Request, Response } from 'express';
import type { LimitRule } from '../platform/limits.ts';
import { addCommand, type Program } from '../platform/command-line.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { expireAccounts } from './commands/expire-accounts.ts';
import { mailPasswordChanged } from './commands/mail-password-changed.ts';
import { requireGoodPassword } from './commands/require-good-password.ts';
import { requireOwnAccount } from './require-own-account.ts';
import { loginByAccount, loginByAddress, resetByAccount, resetByAddress } from './limits.ts';

const hourly = '17 * * * *';

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
  filter('users.update', async (payload, meta) => {
    await requireGoodPassword(platform, payload as object, meta.keys as string[]);
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
  });

  init('routes.before', ({ app }) => {
    const engine = app as Application;
    engine.post('/auth/login', slowDown(platform, { byAccount: loginByAccount, byAddress: loginByAddress }));
    engine.post('/auth/login', forgetAfterSuccess(platform, loginByAccount));
    engine.post(
      '/auth/password/request',
      slowDown(platform, { byAccount: resetByAccount, byAddress: resetByAddress }),
    );
    engine.post('/auth/password/reset', slowDown(platform, { byAddress: resetByAddress }));
  });
});

// Counted by what was typed, so that the response does not reveal whether the account exists.
function typedAccount(request: Request): string | null {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? normaliseEmail(email) : null;
}

function slowDown(platform: Platform, rules: { byAccount?: LimitRule; byAddress: LimitRule }) {
  const consume = async (request: Request) => {
    await platform.limits.consume(rules.byAddress, request.ip ?? 'unknown');
    const account = typedAccount(request);
    // The engine compares the address exactly as stored.
    if (account !== null) (request.body as { email: string }).email = account;
    if (rules.byAccount && account !== null) await platform.limits.consume(rules.byAccount, account);
  };
  return (request: Request, _response: Response, next: NextFunction): void => {
    consume(request).then(() => next(), next);
  };
}

function forgetAfterSuccess(platform: Platform, rule: LimitRule) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const account = typedAccount(request);
    response.on('finish', () => {
      if (response.statusCode !== 200 || account === null) return;
      platform.limits.forget(rule, account).catch(() => {
        // The count expires by itself.
      });
    });
    next();
  };
}
