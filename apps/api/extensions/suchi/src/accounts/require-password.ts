import type { SignedInCaller } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import type { WriteCall } from '../platform/route.ts';
import { isPassword } from './is-password.ts';

/** `field` is the field that the password was typed in. */
export async function requirePassword(
  { caller, tx, schema, platform }: WriteCall<unknown, SignedInCaller>,
  password: string,
  field: string,
): Promise<void> {
  const { services } = platform;
  // Not the engine's 401, which would end the session after a typing error.
  if (!(await isPassword({ services, knex: tx, schema }, caller.userId, password)))
    throw codedError('INVALID_PAYLOAD', { fields: { [field]: 'oldPasswordWrong' } });
}
