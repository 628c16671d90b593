import { isDirectusError } from '@directus/errors';
import type { SignedInCaller } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { elevate } from '../platform/elevate.ts';
import type { WriteCall } from '../platform/route.ts';

/** `field` is the field that the password was typed in. */
export async function requirePassword(
  { caller, tx, schema, platform }: WriteCall<unknown, SignedInCaller>,
  password: string,
  field: string,
): Promise<void> {
  const options = elevate('comparing a password needs what no policy shows', { knex: tx, schema });
  await new platform.services.AuthenticationService(options)
    .verifyPassword(caller.userId, password)
    .catch((error: unknown) => {
      // Not the engine's 401, which would end the session after a typing error.
      if (!isDirectusError(error, 'INVALID_CREDENTIALS')) throw error;
      throw codedError('INVALID_PAYLOAD', { fields: { [field]: 'oldPasswordWrong' } });
    });
}
