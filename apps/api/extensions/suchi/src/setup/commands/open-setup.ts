import type { openSetupContract } from '@suchi/contracts/setup';
import { checkSetupOpening } from '@suchi/domain/setup';
import type * as z from 'zod/mini';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { changeFirstRun, findFirstRun, listAdminIds, lockFirstRun } from '../repository.ts';
import { hashSetupToken, makeSetupToken, setupCookieName } from '../setup-token.ts';
import { readBrowserHash, type SetupCall } from './require-setup.ts';

/** Gives the first browser a token of its own, in a cookie. The same browser may open the link again. */
export async function openSetup(call: SetupCall<z.output<typeof openSetupContract.input>>): Promise<void> {
  const { input, tx, now, cookies, platform } = call;
  await lockFirstRun(tx);
  const run = await findFirstRun(tx);
  const given = {
    tokenHash: hashSetupToken(input.token),
    browserHash: readBrowserHash(call),
    adminIds: await listAdminIds(tx),
  };
  if (run === null || !checkSetupOpening(run, given, now).allowed) throw codedError('SETUP_LINK_INVALID');
  if (run.browserHash !== null) return;
  const browser = makeSetupToken();
  await changeFirstRun(tx, { browser_hash: hashSetupToken(browser), started_at: run.startedAt ?? now });
  await recordAudit(tx, {
    actor: { id: null, kind: 'system' },
    action: 'setting.begin_setup',
    subject: { collection: 'first_run', id: 1 },
  });
  cookies.set(setupCookieName(platform.env), browser, { maxAgeMs: run.expiresAt.getTime() - now.getTime() });
}
