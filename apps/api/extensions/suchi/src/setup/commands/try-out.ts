import type {
  confirmSetupMailContract,
  inviteReviewerContract,
  trySetupContract,
} from '@suchi/contracts/setup';
import type * as z from 'zod/mini';
import { changeAccount } from '../../accounts/commands/change-account.ts';
import { sendCode } from '../../accounts/commands/mail-code.ts';
import { verifyCode } from '../../accounts/commands/verify-code.ts';
import type { Caller } from '../../platform/access.ts';
import type { PaymentProvider } from '../../platform/provider.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/route.ts';
import { inviteStaff } from '../../staff/commands/invite-staff.ts';
import { changeFirstRun } from '../repository.ts';
import { lockAsAdmin, lockSetup, requireSetup, type SetupCall } from './require-setup.ts';

/** Backups are read with the state: the command `suchi backup` makes them, and no request can. */
export async function tryOut(call: Call<z.output<typeof trySetupContract.input>, Caller>): Promise<void> {
  const { platform, input } = call;
  await requireSetup(platform.database, call);
  if (input.what === 'mail') await platform.database.transaction((tx) => sendTestMail({ ...call, tx }));
  if (input.what === 'payments' && platform.provider !== null) {
    const hasAnswered = await isAnswering(platform.provider);
    await platform.database.transaction(async (tx) => {
      await lockSetup({ ...call, tx });
      await changeFirstRun(tx, { payments_tried_at: call.now, payments_answered: hasAnswered });
    });
  }
}

/** The code goes to the first admin, whose address it proves too. */
async function sendTestMail(call: SetupCall): Promise<void> {
  const { run, asAdmin } = await lockAsAdmin(call);
  await changeAccount(call.tx, run.adminId, { email_verified: false });
  await sendCode({ ...asAdmin, input: {} });
  await changeFirstRun(call.tx, { mail_sent_at: call.now, mail_confirmed_at: null });
}

/** Asks for an order that does not exist. Wrong keys are refused like a provider that is down. */
async function isAnswering(provider: PaymentProvider): Promise<boolean> {
  return provider.findOrderByReceipt('setup-try').then(
    () => true,
    () => false,
  );
}

/** A wrong code is a returned refusal, so that it counts. */
export async function confirmMail(
  call: SetupCall<z.output<typeof confirmSetupMailContract.input>>,
): Promise<Refusal | undefined> {
  const { run, asAdmin } = await lockAsAdmin(call);
  if (run.mailConfirmedAt !== null) return undefined;
  const refusal = await verifyCode(asAdmin);
  if (isRefusal(refusal)) return refusal;
  await changeFirstRun(call.tx, { mail_confirmed_at: call.now });
  return undefined;
}

export async function inviteReviewer(
  call: SetupCall<z.output<typeof inviteReviewerContract.input>>,
): Promise<void> {
  const { asAdmin } = await lockAsAdmin(call);
  await inviteStaff({ ...asAdmin, input: { ...call.input, is_admin: false, duties: ['review'] } });
}
