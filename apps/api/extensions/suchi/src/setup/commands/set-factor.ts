import type { setSetupFactorContract } from '@suchi/contracts/setup';
import type * as z from 'zod/mini';
import { makePendingKey, setSecondFactor } from '../../accounts/second-factor/commands/set-up.ts';
import { lockAsAdmin, type SetupCall } from './require-setup.ts';

/** Also for an admin who has one: the wizard has set the password too. */
export async function startFactor(call: SetupCall): Promise<{ secret: string; url: string }> {
  return makePendingKey((await lockAsAdmin(call)).asAdmin);
}

/** Returns the recovery codes. */
export async function setFactor(
  call: SetupCall<z.output<typeof setSetupFactorContract.input>>,
): Promise<string[]> {
  return setSecondFactor((await lockAsAdmin(call)).asAdmin);
}
