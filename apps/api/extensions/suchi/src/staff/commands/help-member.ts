import type {
  correctContactContract,
  sendResetLinkContract,
  signOutMemberContract,
} from '@suchi/contracts/staff';
import { checkMayHelp, type HelpKind } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { correctContact as correct } from '../../accounts/commands/correct-contact.ts';
import { sendResetLink as mailLink } from '../../accounts/commands/send-reset-link.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import { type AccountRecord, findForUpdate } from '../repository.ts';
import { refusedChange, requireAllowed } from './refuse-change.ts';

type HelpCall<Input = { user_id: string }> = WriteCall<Input, RoleCaller>;

export async function sendResetLink(call: HelpCall<z.output<typeof sendResetLinkContract.input>>) {
  const { email } = await requireHelped(call, 'send_reset_link');
  await record(call, 'account.send_reset_link');
  await mailLink(call, email ?? '');
}

export async function correctContact(call: HelpCall<z.output<typeof correctContactContract.input>>) {
  const { input } = call;
  const account = await requireHelped(call, 'correct_contact');
  const changed = await correct(call, account.id, input);
  if (changed === null) throw refusedChange('address_in_use');
  if (changed.length > 0)
    await record(call, 'account.correct_contact', { reason: input.reason, corrected: changed.join(', ') });
}

export async function signOutMember(call: HelpCall<z.output<typeof signOutMemberContract.input>>) {
  const account = await requireHelped(call, 'sign_out');
  await endSessions(call.tx, account.id);
  await record(call, 'account.sign_out');
}

async function requireHelped({ input, tx }: HelpCall, kind: HelpKind): Promise<AccountRecord> {
  const account = await findForUpdate(tx, { id: input.user_id });
  if (account === null) throw refusedChange('not_a_member');
  requireAllowed(checkMayHelp(kind, account));
  return account;
}

function record({ input, caller, tx }: HelpCall, action: string, details?: object) {
  return recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection: 'directus_users', id: input.user_id },
    ...(details && { details }),
  });
}
