import type { changeRightsContract, withdrawStaffContract } from '@suchi/contracts/staff';
import { checkMayLoseAdmin, isStaffRole, roleIds, type StaffRights } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { changeAccount } from '../../accounts/commands/change-account.ts';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { CommandRefused } from '../../platform/command-line.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import { type AccountRecord, findForUpdate, lockActiveAdmins, saveDuties } from '../repository.ts';
import { refusedChange, requireAllowed } from './refuse-change.ts';

type Call<Input> = WriteCall<Input, RoleCaller>;
type RightsInput = z.output<typeof changeRightsContract.input>;
type WithdrawInput = z.output<typeof withdrawStaffContract.input>;

/** Endpoints read the duties at each request, and a changed role ends the sessions, so it works at once. */
export async function changeRights({ input, caller, tx }: Call<RightsInput>): Promise<void> {
  const rights: StaffRights = { isAdmin: input.is_admin, duties: input.is_admin ? [] : input.duties };
  const account = await requireStaff(tx, input.id, { staysAdmin: rights.isAdmin });
  await saveRights(tx, account.id, rights);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'staff.change_rights',
    subject: { collection: 'directus_users', id: account.id },
    details: {
      before: detailsOf({ isAdmin: account.role === 'admin', duties: account.duties }),
      after: detailsOf(rights),
    },
  });
}

/** The account stays, so that the audit log can name the person. */
export async function withdrawStaff({ input, caller, tx }: Call<WithdrawInput>): Promise<void> {
  const account = await requireStaff(tx, input.id, { staysAdmin: false });
  await saveRights(tx, account.id, { isAdmin: false, duties: [] });
  await changeAccount(tx, account.id, { status: 'archived', invited_at: null });
  await endSessions(tx, account.id);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'staff.withdraw',
    subject: { collection: 'directus_users', id: account.id },
    details: { before: detailsOf({ isAdmin: account.role === 'admin', duties: account.duties }) },
  });
}

/** For the first admin, when there is nobody who could invite: the operator's command, on the machine itself. */
export async function makeAdminByOperator({ database }: Platform, email: string): Promise<string> {
  return database.transaction(async (tx) => {
    const account = await findForUpdate(tx, { email });
    // The operator of the engine has a role that is none of ours.
    const isMember = account !== null && account.role !== null && account.status === 'active';
    if (!isMember || (await loadProvenAddress(tx, account.id)) === null)
      throw new CommandRefused('There is no member with this address who has verified it.');
    if (account.role === 'admin') throw new CommandRefused('This account is an admin already.');
    await saveRights(tx, account.id, { isAdmin: true, duties: [] });
    await endSessions(tx, account.id);
    await recordAudit(tx, {
      actor: { id: null, kind: 'system' },
      action: 'staff.change_rights',
      subject: { collection: 'directus_users', id: account.id },
      details: {
        before: detailsOf({ isAdmin: false, duties: account.duties }),
        after: detailsOf({ isAdmin: true, duties: [] }),
      },
    });
    return account.id;
  });
}

export async function saveRights(
  tx: Call<unknown>['tx'],
  userId: string,
  rights: StaffRights,
): Promise<void> {
  await changeAccount(tx, userId, { role: rights.isAdmin ? roleIds.admin : roleIds.staff });
  await saveDuties(tx, userId, rights);
}

const detailsOf = ({ isAdmin, duties }: StaffRights) => ({
  is_admin: isAdmin,
  duties: isAdmin ? [] : duties,
});

async function requireStaff(
  tx: Call<unknown>['tx'],
  id: string,
  { staysAdmin }: { staysAdmin: boolean },
): Promise<AccountRecord> {
  const admins = await lockActiveAdmins(tx);
  const account = await findForUpdate(tx, { id });
  if (account === null || !isStaffRole(account.role) || account.status === 'archived')
    throw refusedChange('not_staff');
  const otherAdmins = admins.filter((admin) => admin !== id).length;
  if (!staysAdmin) requireAllowed(checkMayLoseAdmin({ isActiveAdmin: admins.includes(id), otherAdmins }));
  return account;
}
