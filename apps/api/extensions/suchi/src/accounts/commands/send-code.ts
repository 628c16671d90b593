import { checkMayResend, resendWaitMs } from '@suchi/domain/accounts';
import { codedError } from '../../platform/coded-error.ts';
import type { SignedInCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { requireAccountForUpdate } from '../repository.ts';
import { mailCode } from './mail-code.ts';

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
