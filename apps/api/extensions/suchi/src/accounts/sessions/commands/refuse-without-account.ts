import { setTimeout as wait } from 'node:timers/promises';
import { codedError } from '../../../platform/coded-error.ts';
import { elevate } from '../../../platform/elevate.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPassword } from '../../commands/require-password.ts';
import { noteSignIn } from '../note-sign-in.ts';
import { findSignInAccount, type SignInAccount } from '../repository.ts';

/** As LOGIN_STALL_TIME in engine.config.js: no sign-in is answered sooner. */
const stallMs = 500;

/**
 * Refuses an address without an active account. The engine would compare no password there, and so answer sooner on a
 * busy node, which tells who is a member. This takes as long as a wrong password.
 */
export async function refuseWithoutAccount(
  platform: Platform,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const account = await findSignInAccount(platform.database, { email });
  if (account?.status === 'active' && account.passwordHash !== '') return;
  const [isRight] = await Promise.all([compare(platform, account, password), wait(stallMs)]);
  noteSignIn(platform, 'wrong_password', account?.userId ?? null);
  // A person with the right password may know the reason.
  throw codedError(isRight && account?.status === 'suspended' ? 'USER_SUSPENDED' : 'INVALID_CREDENTIALS');
}

async function compare(
  { services, database: knex, getSchema }: Platform,
  account: SignInAccount | null,
  password: string,
): Promise<boolean> {
  const schema = await getSchema();
  if (account && account.passwordHash !== '')
    return isPassword({ services, knex, schema }, account.userId, password);
  // Making a hash costs what comparing with one costs.
  const options = elevate('a password is hashed and thrown away', { knex, schema });
  await new services.PayloadService('directus_users', options).processValues('create', { password });
  return false;
}
