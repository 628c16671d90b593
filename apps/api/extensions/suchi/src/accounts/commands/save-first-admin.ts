import { isLookAlike, roleIds } from '@suchi/domain/accounts';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { WriteCall } from '../../platform/route.ts';
import { requireMobile } from '../require-mobile.ts';
import { endSessions } from '../sessions/commands/end-sessions.ts';
import { unproven } from '../unproven.ts';
import { translateAccountError } from './register.ts';
import { requireGoodPassword } from './require-good-password.ts';

interface FirstAdmin {
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  password: string;
}

/**
 * Makes the first admin, or changes the one that the wizard made before. The address is not verified yet, and a code that
 * was sent to it before does not count for a new one.
 */
export async function saveFirstAdmin(
  call: WriteCall<unknown, Caller>,
  given: FirstAdmin,
  knownId: string | null,
): Promise<string> {
  const { tx, schema, platform } = call;
  const { first_name, last_name, email, password } = given;
  if (isLookAlike(email)) throw codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });
  const person = { first_name, last_name, email, password, mobile: requireMobile(given.mobile) };
  await requireGoodPassword(platform, { ...person, role: roleIds.admin });
  const options = elevate('the first-run wizard makes the first admin', { knex: tx, schema });
  const users = new platform.services.UsersService(options);
  try {
    if (knownId === null)
      return await users.createOne({
        ...person,
        role: roleIds.admin,
        status: 'active',
        email_verified: false,
      });
    // Without the mail about a changed password.
    await users.updateOne(knownId, { ...person, ...unproven }, { emitEvents: false });
  } catch (error) {
    throw translateAccountError(error);
  }
  await endSessions(tx, knownId);
  return knownId;
}
