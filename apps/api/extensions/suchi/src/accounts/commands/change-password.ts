import type { changePasswordContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { SignedInCaller } from '../../platform/access.ts';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findProvenAddress } from '../repository.ts';
import { requirePassword } from './require-password.ts';
import { endSessions } from '../sessions/commands/end-sessions.ts';
import { keepDeviceKnown } from '../sessions/commands/mail-new-device.ts';

type ChangeCall = WriteCall<z.output<typeof changePasswordContract.input>, SignedInCaller>;

/** Requires the old password. Ends all sessions, so the member logs in again; this device stays a known one. */
export async function changePassword(call: ChangeCall): Promise<void> {
  const { input, caller, tx, schema, cookies, platform } = call;
  await requirePassword(call, input.old_password, 'old_password');
  const options = elevate('an account changes its own password, and the policy lets no one write it', {
    knex: tx,
    schema,
  });
  await new platform.services.UsersService(options).updateOne(caller.userId, { password: input.password });
  await endSessions(tx, caller.userId);
  await keepDeviceKnown({ tx, cookies, env: platform.env }, caller.userId);
}

export async function mailPasswordChanged(platform: Platform, userId: string): Promise<void> {
  const at = platform.clock.now();
  await platform.database.transaction(async (tx) => {
    const account = await findProvenAddress(tx, userId);
    // An unverified address may belong to another person.
    if (!account) return;
    const { email, firstName } = account;
    await queueMail(
      { tx, platform },
      { kind: 'password_changed', to: email, person: userId, facts: { firstName, at } },
    );
  });
}
