import type { requireSecondFactorContract, resetSecondFactorContract } from '@suchi/contracts/staff';
import { checkMayResetSecondFactor, checkMaySwitchSecondFactor, isStaffRole } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { removeSecondFactor } from '../../accounts/second-factor/commands/set-up.ts';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { changeAssociation } from '../../platform/association.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit-log.ts';
import { CommandRefused } from '../../platform/command-line.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readStaffState } from '../../platform/staff-state.ts';
import { type AccountRecord, findForUpdate, readSecondFactorGroup } from '../repository.ts';
import { refusedChange, requireAllowed } from './refuse-change.ts';

type ResetCall = WriteCall<z.output<typeof resetSecondFactorContract.input>, RoleCaller>;
type SwitchCall = WriteCall<z.output<typeof requireSecondFactorContract.input>, RoleCaller>;

export async function resetSecondFactor({ input, caller, tx, platform }: ResetCall): Promise<void> {
  requireAllowed(checkMayResetSecondFactor({ isOwn: input.id === caller.userId }));
  const account = await findForUpdate(tx, { id: input.id });
  if (account === null || !isStaffRole(account.role) || account.status !== 'active')
    throw refusedChange('not_staff');
  await dropSecondFactor({ tx, platform }, account, {
    actor: { id: caller.userId, kind: 'admin' },
    reason: input.reason,
  });
}

/** For a person who lost their phone while no admin can help: the operator's command, on the machine itself. */
export async function resetSecondFactorByOperator(platform: Platform, email: string): Promise<string> {
  return platform.database.transaction(async (tx) => {
    const account = await findForUpdate(tx, { email });
    if (account === null || !isStaffOrOperator(account))
      throw new CommandRefused('There is no active staff or operator account with this address.');
    await dropSecondFactor({ tx, platform }, account, {
      actor: { id: null, kind: 'system' },
      reason: 'operator',
    });
    return account.id;
  });
}

/** The operator of the engine has a role that is none of ours. */
function isStaffOrOperator({ role, status }: AccountRecord): boolean {
  return status === 'active' && (role === null || isStaffRole(role));
}

interface Dropping {
  actor: AuditEntry['actor'];
  reason: string;
}

async function dropSecondFactor(
  { tx, platform }: { tx: Knex.Transaction; platform: Platform },
  account: AccountRecord,
  { actor, reason }: Dropping,
): Promise<void> {
  await removeSecondFactor(tx, account.id);
  await endSessions(tx, account.id);
  await recordAudit(tx, {
    actor,
    action: 'staff.reset_second_factor',
    subject: { collection: 'directus_users', id: account.id },
    details: { reason },
  });
  const address = await loadProvenAddress(tx, account.id);
  if (address === null) return;
  const facts = { firstName: address.firstName };
  await queueMail(
    { tx, platform },
    { kind: 'second_factor_reset', to: address.email, person: account.id, facts },
  );
}

/** Those without one are asked to set it up at their next request. */
export async function switchSecondFactor({ input, caller, tx }: SwitchCall): Promise<void> {
  const { of } = input;
  const before = await readSecondFactorGroup(tx);
  if (before === of) return;
  const { isSet } = await readStaffState(tx, caller);
  requireAllowed(checkMaySwitchSecondFactor({ from: before, to: of }, { hasSecondFactor: isSet }));
  await changeAssociation(tx, { staff_second_factor: of === 'staff', admin_second_factor: of !== 'nobody' });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'staff.require_second_factor',
    subject: { collection: 'admin_setting', id: 1 },
    details: { before: { second_factor_of: before }, after: { second_factor_of: of } },
  });
}
