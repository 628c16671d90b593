import { checkMayResend, oneTimeCodeRules, resendWaitMs } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { SignedInCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';
import { hashCode, makeCode } from '../one-time-code.ts';
import { requireAccountForUpdate, saveSentCode } from '../repository.ts';

/** Creates a code, stores its hash and mails it. The mail has no name in it, because the address is not verified. */
export async function mailCode(
  { tx, now, platform }: { tx: Knex.Transaction; now: Date; platform: Platform },
  account: { id: string; email: string },
): Promise<void> {
  const code = makeCode();
  const codeHash = hashCode(code, account.id, platform.env.secret);
  await saveSentCode(tx, account.id, { codeHash, sentAt: now, triesUsed: 0 });
  await queueMail(
    { tx, platform },
    {
      kind: 'one_time_code',
      to: account.email,
      person: account.id,
      facts: {},
      secret: { code, expiresAt: new Date(now.getTime() + oneTimeCodeRules.validForMs).toISOString() },
    },
  );
}

/** At most one code a minute. */
export async function sendCode(call: WriteCall<object, SignedInCaller>): Promise<void> {
  const { tx, caller, now } = call;
  const account = await requireAccountForUpdate(tx, caller.userId);
  if (account.isEmailVerified) throw codedError('EMAIL_ALREADY_VERIFIED');

  if (!checkMayResend(account.sentCode, now).allowed) {
    const waitMs = resendWaitMs(account.sentCode, now);
    throw codedError('OTP_RESEND_TOO_SOON', { retry_after_seconds: Math.ceil(waitMs / 1000) });
  }
  await mailCode(call, account);
}
