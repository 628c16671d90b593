import { isDirectusError } from '@directus/errors';
import type { signInContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import { isPassword } from '../../accounts/is-password.ts';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call } from '../../platform/route.ts';
import { isKnownDevice } from '../known-devices.ts';
import { openSession } from '../open-session.ts';
import { findSignInAccount, type SignInAccount } from '../repository.ts';
import { countSignInTry, forgetSignInTries } from '../sign-in-tries.ts';

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
  const wishes = { isKept: keep };
  const { userId } = await openSession(
    call,
    { ...credentials, ...(otp === undefined ? {} : { otp }) },
    wishes,
  ).catch((error: unknown) => explainRefusal(call, account, error));
  await forgetSignInTries(platform.limits, attempt);
  return userId;
}

/** The engine refuses a suspended account like a wrong password. A person with the right password may know the reason. */
async function explainRefusal(
  { input, schema, platform }: SignInCall,
  account: SignInAccount | null,
  error: unknown,
): Promise<never> {
  if (account?.status !== 'suspended' || !isDirectusError(error, 'INVALID_CREDENTIALS')) throw error;
  const { services, database: knex } = platform;
  const isRight = await isPassword({ services, knex, schema }, account.userId, input.password);
  throw isRight ? codedError('USER_SUSPENDED') : error;
}
