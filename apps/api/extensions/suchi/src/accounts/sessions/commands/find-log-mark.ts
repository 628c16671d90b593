import { CommandRefused } from '../../../platform/command-line.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMark } from '../../../platform/subject-keys.ts';
import { findSignInAccount } from '../repository.ts';

/** For the operator, who looks for the lines of one account in the log. */
export async function findLogMark({ database, env }: Platform, email: string): Promise<string> {
  const account = await findSignInAccount(database, { email });
  if (account === null) throw new CommandRefused('There is no account with this address.');
  return accountMark(account.userId, env.secret);
}
