import type { suspendAccountContract } from '@suchi/contracts/staff';
import { checkMayRestore, checkMaySuspend } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { changeAccount } from '../../accounts/commands/change-account.ts';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { endInterestsOfAccount } from '../../families/commands/end-interests.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { noteShownAgain } from '../../profiles/commands/note-shown.ts';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import { type AccountRecord, findForUpdate } from '../repository.ts';
import { refusedChange, requireAllowed } from './refuse-change.ts';

type AccountCall = WriteCall<z.output<typeof suspendAccountContract.input>, RoleCaller>;

/** Search and photos read the status at each request, so the profile disappears at once. */
export async function suspendAccount(call: AccountCall): Promise<void> {
  const { input, tx, now, platform } = call;
  const account = await requireAccount(call);
  requireAllowed(checkMaySuspend(account));
  await changeAccount(tx, account.id, { status: 'suspended' });
  await endSessions(tx, account.id);
  await endInterestsOfAccount(tx, account.id, now);
  await record(call, 'account.suspend');
  const address = await loadProvenAddress(tx, account.id);
  if (address === null) return;
  const facts = { firstName: address.firstName, reason: input.reason };
  await queueMail(
    { tx, platform },
    { kind: 'account_suspended', to: address.email, person: account.id, facts },
  );
}

export async function restoreAccount(call: AccountCall): Promise<void> {
  const { tx, platform, now } = call;
  const account = await requireAccount(call);
  requireAllowed(checkMayRestore(account));
  await changeAccount(tx, account.id, { status: 'active' });
  await noteShownAgain(tx, account.id, now);
  await record(call, 'account.restore');
  const address = await loadProvenAddress(tx, account.id);
  if (address === null) return;
  const facts = { firstName: address.firstName };
  await queueMail(
    { tx, platform },
    { kind: 'account_restored', to: address.email, person: account.id, facts },
  );
}

async function requireAccount({ input, tx }: AccountCall): Promise<AccountRecord> {
  const account = await findForUpdate(tx, { id: input.user_id });
  if (account === null) throw refusedChange('not_a_member');
  return account;
}

function record({ input, caller, tx }: AccountCall, action: 'account.suspend' | 'account.restore') {
  return recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection: 'directus_users', id: input.user_id },
    details: { reason: input.reason },
  });
}
