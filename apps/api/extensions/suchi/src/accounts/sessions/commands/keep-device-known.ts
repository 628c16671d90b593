import type { Knex } from 'knex';
import type { Cookies } from '../../../platform/cookies.ts';
import type { Env } from '../../../platform/env.ts';
import { rememberDevice } from '../known-devices.ts';
import { findSignInAccount } from '../repository.ts';

/** A changed password makes strangers of all devices, except of the one on which it was changed. */
export async function keepDeviceKnown(
  { tx, cookies, env }: { tx: Knex; cookies: Cookies; env: Env },
  userId: string,
): Promise<void> {
  const account = await findSignInAccount(tx, { id: userId });
  if (account) rememberDevice(cookies, env, account);
}
