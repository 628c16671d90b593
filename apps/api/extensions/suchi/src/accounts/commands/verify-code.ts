import type { ErrorCode } from '@suchi/contracts/basics';
import { checkMayTry } from '@suchi/domain/accounts';
import { codedError } from '../../platform/coded-error.ts';
import { refuse, type Refusal } from '../../platform/refusal.ts';
import type { SignedInCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { isSentCode } from '../one-time-code.ts';
import { countTry, markEmailVerified, requireAccountForUpdate } from '../repository.ts';

export const codeOfReason = {
  no_code: 'OTP_EXPIRED',
  code_expired: 'OTP_EXPIRED',
  tries_exceeded: 'OTP_TRIES_EXCEEDED',
} as const satisfies Record<string, ErrorCode>;

/** A wrong code is a returned refusal, not an error, so that the attempt is committed and counted. */
export async function verifyCode(
  call: WriteCall<{ otp: string }, SignedInCaller>,
): Promise<Refusal | undefined> {
  const { input, caller, tx, now, platform } = call;
  const account = await requireAccountForUpdate(tx, caller.userId);
  if (account.isEmailVerified) return undefined;

  const decision = checkMayTry(account.sentCode, now);
  if (!decision.allowed) throw codedError(codeOfReason[decision.reason]);

  const sent = account.sentCode && { userId: account.id, codeHash: account.sentCode.codeHash };
  if (!sent || !isSentCode(input.otp, sent, platform.env.acceptedSecrets)) {
    await countTry(tx, account.id);
    return refuse('OTP_INCORRECT');
  }
  await markEmailVerified(tx, account.id);
  return undefined;
}
