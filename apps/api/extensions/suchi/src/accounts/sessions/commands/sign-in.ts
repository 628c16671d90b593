import type { signInContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import type { Caller } from '../../../platform/access.ts';
import type { Call } from '../../../platform/route.ts';
import { isKnownDevice } from '../known-devices.ts';
import { openSession } from './open-session.ts';
import { findSignInAccount } from '../repository.ts';
import { countSignInTry, forgetSignInTries } from '../sign-in-tries.ts';
import { refuseWithoutAccount } from './refuse-without-account.ts';

type SignInCall = Call<z.output<typeof signInContract.input>, Caller>;

/** Returns the id of the user. */
export async function signIn(call: SignInCall): Promise<string> {
  const { input, caller, cookies, platform } = call;
  const { keep, otp, ...credentials } = input;
  const account = await findSignInAccount(platform.database, credentials);
  const isKnown = account !== null && isKnownDevice(cookies, platform.env, account);
  const attempt = {
    email: credentials.email,
    network: caller.network,
    knownUserId: isKnown ? account.userId : null,
  };
  await countSignInTry(platform.limits, attempt);
  await refuseWithoutAccount(platform, credentials);
  const wishes = { isKept: keep };
  const { userId } = await openSession(
    call,
    { ...credentials, ...(otp === undefined ? {} : { otp }) },
    wishes,
  );
  await forgetSignInTries(platform.limits, attempt);
  return userId;
}
