import { isDirectusError } from '@directus/errors';
import type { setSecondFactorContract, startSecondFactorContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { readStaffState, type SecondFactorState } from '../../platform/staff-state.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';
import { requirePassword } from '../require-password.ts';

type StartCall = WriteCall<z.output<typeof startSecondFactorContract.input>, RoleCaller>;
type SetCall = WriteCall<z.output<typeof setSecondFactorContract.input>, RoleCaller>;

export async function readOwnSecondFactor({
  caller,
  db,
}: ReadCall<object, RoleCaller>): Promise<SecondFactorState> {
  return readStaffState(db, caller);
}

/** Returns a key for an authenticator app. Requires the password; refused if the account already has a key. */
export async function startSecondFactor(call: StartCall): Promise<{ secret: string; url: string }> {
  const { input, caller, tx, schema, platform } = call;
  if ((await readStaffState(tx, caller)).isSet) throw codedError('FORBIDDEN');
  await requirePassword(call, input.password, 'password');
  const options = elevate('staff set up their own second factor', { knex: tx, schema });
  return new platform.services.TFAService(options).generateTFA(caller.userId);
}

/** Stores the key if the code matches, and ends all other sessions. */
export async function setSecondFactor({ input, caller, tx, schema, platform }: SetCall): Promise<void> {
  if ((await readStaffState(tx, caller)).isSet) throw codedError('FORBIDDEN');
  const options = elevate('staff set up their own second factor', { knex: tx, schema });
  await new platform.services.TFAService(options)
    .enableTFA(caller.userId, input.otp, input.secret)
    .catch((error: unknown) => {
      if (!isDirectusError(error, 'INVALID_PAYLOAD')) throw error;
      throw codedError('INVALID_PAYLOAD', { fields: { otp: 'otp' } });
    });
  await endSessions(tx, caller.userId, { exceptToken: caller.accountability.session ?? null });
}
