import type { CurrentUser } from '@suchi/contracts/accounts';
import type { SignedInCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findCurrentUser } from '../repository.ts';

/** The caller's own account, for every page. */
export async function readMe({ db, caller }: ReadCall<object, SignedInCaller>): Promise<CurrentUser> {
  const account = await findCurrentUser(db, caller.userId);
  if (!account) throw codedError('SIGN_IN_REQUIRED');
  return account;
}
