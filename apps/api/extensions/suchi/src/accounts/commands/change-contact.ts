import { randomBytes, randomUUID } from 'node:crypto';
import type {
  changeMobileContract,
  confirmEmailChangeContract,
  startEmailChangeContract,
  undoEmailChangeContract,
} from '@suchi/contracts/accounts';
import {
  checkMayChangeContact,
  checkMayResend,
  checkMayTry,
  type ContactKind,
  findChangesSince,
  findUndoEnd,
  mailboxOf,
  oneTimeCodeRules,
  resendWaitMs,
} from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { refuse, type Refusal } from '../../platform/refusal.ts';
import type { WriteCall } from '../../platform/route.ts';
import { openSignedId, signedLink } from '../../platform/signed-id.ts';
import {
  type ContactChange,
  countChanges,
  countChangeTry,
  findChanged,
  findPending,
  insertChange,
  markChanged,
  markUndone,
  savePending,
} from '../contact-changes.ts';
import { hashCode, isSentCode, makeCode } from '../one-time-code.ts';
import { findContact, requireAccountForUpdate } from '../repository.ts';
import { requireMobile } from '../require-mobile.ts';
import { requirePassword } from './require-password.ts';
import { requireHonestEmail, saveContact } from '../save-contact.ts';
import { endSessions } from '../sessions/commands/end-sessions.ts';
import { codeOfReason } from './verify-code.ts';

/** So that nobody's mailbox is filled by another's account. */
const codesToMailbox = { name: 'email-change-mailbox', times: 5, perSeconds: 24 * 60 * 60 };

async function requireFewChanges(
  { tx, now }: { tx: Knex.Transaction; now: Date },
  account: string,
  kind: ContactKind,
): Promise<void> {
  const changes = await countChanges(tx, { account, kind, since: findChangesSince(now) });
  if (!checkMayChangeContact(changes).allowed) throw codedError('CONTACT_CHANGES_EXCEEDED');
}

/** With a new address on a staff account one could ask for its password: an admin invites staff again instead. */
function requireMember(caller: RoleCaller): void {
  if (caller.role !== 'user') throw codedError('FORBIDDEN');
}

/** Whether the address is another account's is told only to the person who reads its mail. */
export async function startEmailChange(
  call: WriteCall<z.output<typeof startEmailChangeContract.input>, RoleCaller>,
): Promise<void> {
  const { tx, input, caller, now, platform } = call;
  requireMember(caller);
  const account = await requireAccountForUpdate(tx, caller.userId);
  await requirePassword(call, input.password, 'password');
  await requireFewChanges(call, account.id, 'email');
  requireHonestEmail(input.email);
  if (input.email === account.email) throw codedError('INVALID_PAYLOAD', { fields: { email: 'sameEmail' } });
  const sent = sentOf(await findPending(tx, account.id));
  if (!checkMayResend(sent, now).allowed) {
    const waitMs = resendWaitMs(sent, now);
    throw codedError('OTP_RESEND_TOO_SOON', { retry_after_seconds: Math.ceil(waitMs / 1000) });
  }
  await platform.limits.consume(codesToMailbox, mailboxOf(input.email));
  const id = randomUUID();
  const code = makeCode();
  await savePending(tx, {
    id,
    account: account.id,
    before: account.email,
    after: input.email,
    code_hash: hashCode(code, id, platform.env.secret),
    sent_at: now,
  });
  const expiresAt = new Date(now.getTime() + oneTimeCodeRules.validForMs).toISOString();
  await queueMail(call, {
    kind: 'one_time_code',
    to: input.email,
    person: account.id,
    facts: {},
    secret: { code, expiresAt },
  });
}

const sentOf = (change: ContactChange | null) =>
  change?.code_hash && change.sent_at
    ? { codeHash: change.code_hash, sentAt: change.sent_at, triesUsed: change.tries_used }
    : null;

/** A wrong code is a returned refusal, so that the try is committed and counted. */
export async function confirmEmailChange(
  call: WriteCall<z.output<typeof confirmEmailChangeContract.input>, RoleCaller>,
): Promise<Refusal | undefined> {
  const { tx, input, caller, now, platform } = call;
  requireMember(caller);
  const account = await requireAccountForUpdate(tx, caller.userId);
  const pending = await findPending(tx, account.id);
  const sent = sentOf(pending);
  const decision = checkMayTry(sent, now);
  if (!decision.allowed) throw codedError(codeOfReason[decision.reason]);
  if (pending === null || sent === null) throw codedError('OTP_EXPIRED');
  const { acceptedSecrets } = platform.env;
  if (!isSentCode(input.otp, { userId: pending.id, codeHash: sent.codeHash }, acceptedSecrets)) {
    await countChangeTry(tx, pending.id);
    return refuse('OTP_INCORRECT');
  }
  await requireFewChanges(call, account.id, 'email');
  if (!(await saveContact(call, account.id, { email: pending.after, email_verified: true })))
    throw codedError('RECORD_NOT_UNIQUE');
  await markChanged(tx, pending.id, account.email, now);
  await recordChange(call, 'email');
  await queueMail(call, {
    kind: 'email_changed',
    to: account.email,
    person: account.id,
    facts: { firstName: account.firstName, at: now },
    secret: {
      link: signedLink(platform.env, '/not-me', 'contact-change', pending.id),
      expiresAt: findUndoEnd(now).toISOString(),
    },
  });
  return undefined;
}

const recordChange = ({ tx, caller }: WriteCall<unknown, RoleCaller>, kind: ContactKind) =>
  recordAudit(tx, {
    actor: { id: caller.userId, kind: caller.role === 'user' ? 'member' : 'admin' },
    action: `account.change_${kind}`,
    subject: { collection: 'directus_users', id: caller.userId },
  });

export async function changeMobile(
  call: WriteCall<z.output<typeof changeMobileContract.input>, RoleCaller>,
): Promise<void> {
  const { tx, input, caller, now } = call;
  const account = await requireAccountForUpdate(tx, caller.userId);
  await requirePassword(call, input.password, 'password');
  const mobile = requireMobile(input.mobile);
  const { mobile: before } = await findContact(tx, account.id);
  if (mobile === before) return;
  await requireFewChanges(call, account.id, 'mobile');
  await saveContact(call, account.id, { mobile });
  await insertChange(tx, { account: account.id, kind: 'mobile', before, after: mobile, changed_at: now });
  await recordChange(call, 'mobile');
  await queueMail(call, {
    kind: 'mobile_changed',
    to: account.email,
    person: account.id,
    facts: { firstName: account.firstName, at: now },
  });
}

export interface Undone {
  /** Of the account that waits for a new password; null: it is suspended. */
  email: string | null;
}

/** All devices are logged out, the address of before is back, and no password opens the account until a new one. */
export async function undoEmailChange(
  call: WriteCall<z.output<typeof undoEmailChangeContract.input>, Caller>,
): Promise<Undone> {
  const { tx, input, now, platform } = call;
  const id = openSignedId(platform.env.acceptedSecrets, 'contact-change', input.token);
  const change = id === null ? null : await findChanged(tx, id);
  if (!change?.before || !change.changed_at || findUndoEnd(change.changed_at) < now)
    throw codedError('CONTACT_LINK_ENDED');
  const { account, before, changed_at: changedAt } = change;
  await requireAccountForUpdate(tx, account);
  const password = randomBytes(32).toString('base64url');
  const changes = { email: before, email_verified: true, password };
  // Another account may have taken the address since.
  if (!(await saveContact(call, account, changes, { isQuiet: true }))) throw codedError('CONTACT_LINK_ENDED');
  await endSessions(tx, account);
  await markUndone(tx, { account, changedAt, now });
  await recordAudit(tx, {
    actor: { id: account, kind: 'member' },
    action: 'account.undo_email',
    subject: { collection: 'directus_users', id: account },
  });
  const row = await tx('directus_users').where({ id: account }).first('status');
  return { email: row?.status === 'active' ? before : null };
}
