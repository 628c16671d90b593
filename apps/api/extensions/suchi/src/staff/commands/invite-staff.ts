import { isDirectusError } from '@directus/errors';
import type { inviteAgainContract, inviteStaffContract } from '@suchi/contracts/staff';
import { invitationDays, isLookAlike, isStaffRole, type StaffRights } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { changeAccount, createInvited } from '../../accounts/commands/change-account.ts';
import { removeSecondFactor } from '../../accounts/second-factor/commands/set-up.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { tokenLink } from '../../platform/signed-id.ts';
import { makeInvitationToken } from '../invitation-token.ts';
import { findForUpdate } from '../repository.ts';
import { saveRights } from './change-staff.ts';
import { refusedChange } from './refuse-change.ts';

type InviteCall = WriteCall<z.output<typeof inviteStaffContract.input>, RoleCaller>;
type AgainCall = WriteCall<z.output<typeof inviteAgainContract.input>, RoleCaller>;

const dayMs = 24 * 60 * 60_000;

/** Makes an account without a password and mails the link. A withdrawn person's account is used again. */
export async function inviteStaff(call: InviteCall): Promise<string> {
  const { input, caller, tx } = call;
  const rights = { isAdmin: input.is_admin, duties: input.duties };
  if (isLookAlike(input.email)) throw codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });
  const known = await findForUpdate(tx, { email: input.email });
  if (known !== null && !(isStaffRole(known.role) && known.status === 'archived'))
    throw refusedChange('address_in_use');
  const id = known?.id ?? (await createAccount(call));
  await saveRights(tx, id, rights);
  // The old password of a withdrawn person must not open the account again.
  await changeAccount(tx, id, { status: 'invited', password: null });
  await removeSecondFactor(tx, id);
  await mailInvitation(call, { id, email: input.email, rights });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'staff.invite',
    subject: { collection: 'directus_users', id },
    details: { after: { is_admin: rights.isAdmin, duties: rights.duties } },
  });
  return id;
}

async function createAccount(call: InviteCall): Promise<string> {
  return createInvited(call, call.input.email).catch((error: unknown) => {
    if (isDirectusError(error, 'RECORD_NOT_UNIQUE')) throw refusedChange('address_in_use');
    if (isDirectusError(error, 'FAILED_VALIDATION'))
      throw codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });
    throw error;
  });
}

export async function inviteAgain(call: AgainCall): Promise<void> {
  const { input, caller, tx } = call;
  const account = await findForUpdate(tx, input);
  if (account?.status !== 'invited' || account.email === null) throw refusedChange('not_invited');
  const { id, email, duties } = account;
  await mailInvitation(call, { id, email, rights: { isAdmin: account.role === 'admin', duties } });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'staff.invite_again',
    subject: { collection: 'directus_users', id },
  });
}

async function mailInvitation(
  { tx, now, platform }: Pick<AgainCall, 'tx' | 'now' | 'platform'>,
  { id, email, rights }: { id: string; email: string; rights: StaffRights },
): Promise<void> {
  await changeAccount(tx, id, { invited_at: now });
  // After `#`, so that no server logs the token.
  const { publicUrl, secret } = platform.env;
  const link = tokenLink(publicUrl, '/join', makeInvitationToken(secret, id, now));
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs).toISOString();
  await queueMail(
    { tx, platform },
    { kind: 'staff_invitation', to: email, person: id, facts: rights, secret: { link, expiresAt } },
  );
}
