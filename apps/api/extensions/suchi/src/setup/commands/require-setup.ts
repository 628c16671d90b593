import { checkSetupBrowser } from '@suchi/domain/setup';
import type { Knex } from 'knex';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, WriteCall } from '../../platform/route.ts';
import { findFirstRun, type FirstRun, listAdminIds, lockFirstRun } from '../repository.ts';
import { hashSetupToken, setupCookieName } from '../setup-token.ts';

export type SetupCall<Input = unknown> = WriteCall<Input, Caller>;
type Asking = Pick<Call<unknown, Caller>, 'cookies' | 'now' | 'platform'>;

export function readBrowserHash({ cookies, platform }: Pick<Asking, 'cookies' | 'platform'>): string | null {
  const token = cookies.read(setupCookieName(platform.env));
  return token === undefined ? null : hashSetupToken(token);
}

/** Refuses every browser but the one that opened the link. All refusals are the same answer. */
export async function requireSetup(db: Knex, call: Asking): Promise<FirstRun> {
  const run = await findFirstRun(db);
  const given = { browserHash: readBrowserHash(call), adminIds: await listAdminIds(db) };
  if (run === null || !checkSetupBrowser(run, given, call.now).allowed)
    throw codedError('SETUP_LINK_INVALID');
  return run;
}

/** The same for a change, one after the other. */
export async function lockSetup(call: Asking & { tx: Knex.Transaction }): Promise<FirstRun> {
  await lockFirstRun(call.tx);
  return requireSetup(call.tx, call);
}

/** What the wizard does for its admin is done as that admin. */
export async function lockAsAdmin<Input>(
  call: SetupCall<Input>,
): Promise<{ run: FirstRun & { adminId: string }; asAdmin: WriteCall<Input, RoleCaller> }> {
  const run = await lockSetup(call);
  const { adminId } = run;
  if (adminId === null) throw codedError('SETUP_REFUSED', { reason: 'no_admin' });
  const caller: RoleCaller = { ...call.caller, userId: adminId, role: 'admin', duties: [] };
  return { run: { ...run, adminId }, asAdmin: { ...call, caller } };
}
