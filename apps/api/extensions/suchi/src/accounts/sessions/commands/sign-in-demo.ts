import type { DemoLoginName } from '@suchi/domain/accounts';
import { findDemoLogin } from '../../../installation/commands/find-demo-login.ts';
import type { Caller } from '../../../platform/access.ts';
import { changeAssociation, readAssociation } from '../../../platform/association.ts';
import { codedError } from '../../../platform/coded-error.ts';
import { elevate } from '../../../platform/elevate.ts';
import { isDemo } from '../../../platform/is-demo.ts';
import type { Call } from '../../../platform/route.ts';
import { removeSecondFactor } from '../../second-factor/commands/set-up.ts';
import { findSignInAccount } from '../repository.ts';
import { openSession } from './open-session.ts';

type DemoCall = Call<{ login: DemoLoginName }, Caller>;

const wishes = { isKept: false, isExpectedDevice: true };

/** Returns the id of the user. Visitors share the accounts: what one of them has closed is opened for the next. */
export async function signInDemo(call: DemoCall): Promise<string> {
  const { platform, input } = call;
  if (!(await isDemo(platform))) throw codedError('ROUTE_NOT_FOUND');
  const credentials = findDemoLogin(input.login);
  const switches = await readAssociation(platform.database, 'admin_second_factor', 'staff_second_factor');
  if (switches.admin_second_factor || switches.staff_second_factor) {
    await changeAssociation(platform.database, { admin_second_factor: false, staff_second_factor: false });
  }
  try {
    return (await openSession(call, credentials, wishes)).userId;
  } catch {
    await reopen(call);
    return (await openSession(call, credentials, wishes)).userId;
  }
}

/** A visitor has changed the password, set up a second factor or suspended the account. */
async function reopen({ platform, input, schema }: DemoCall): Promise<void> {
  const { email, password } = findDemoLogin(input.login);
  const account = await findSignInAccount(platform.database, { email });
  if (account === null) throw codedError('ROUTE_NOT_FOUND');
  await platform.database.transaction((tx) => removeSecondFactor(tx, account.userId));
  const options = elevate('an account of the demo gets its known password back', {
    knex: platform.database,
    schema,
  });
  await new platform.services.UsersService(options).updateOne(account.userId, { password, status: 'active' });
}
