import type { signInContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import type { Caller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Call } from '../../../platform/route.ts';
import { isKnownDevice } from '../known-devices.ts';
import { isPassword } from '../../commands/require-password.ts';
import { noteSignIn } from '../note-sign-in.ts';
import { openSession, openSessionOf } from './open-session.ts';
import { findSignInAccount, listAccountsOfMobile } from '../repository.ts';
import { countSignInTry, forgetSignInTries } from '../sign-in-tries.ts';
import { refuseWithoutAccount } from './refuse-without-account.ts';

type SignInCall = Call<z.output<typeof signInContract.input>, Caller>;

/** Returns the id of the user. */
export async function signIn(call: SignInCall): Promise<string> {
  const { input, caller, cookies, platform } = call;
  const { keep, otp, ...credentials } = input;
  if (!credentials.email.includes('@')) return signInByNumber(call);
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

/** Families without an address. Their profiles are accounts of their own with one number; the password says which. */
async function signInByNumber(call: SignInCall): Promise<string> {
  const { input, caller, platform, schema } = call;
  const { email: mobile, password, keep } = input;
  const attempt = { email: mobile, network: caller.network, knownUserId: null };
  await countSignInTry(platform.limits, attempt);
  const { services, database: knex } = platform;
  for (const userId of await listAccountsOfMobile(knex, mobile)) {
    if (!(await isPassword({ services, knex, schema }, userId, password))) continue;
    await openSessionOf(call, userId, { isKept: keep });
    noteSignIn(platform, 'right', userId);
    await forgetSignInTries(platform.limits, attempt);
    return userId;
  }
  await refuseWithoutAccount(platform, { email: mobile, password });
  throw codedError('INVALID_CREDENTIALS');
}
