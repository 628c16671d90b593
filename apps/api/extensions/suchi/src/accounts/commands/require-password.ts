import { isDirectusError } from '@directus/errors';
import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import type { SignedInCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';

/** Whether this is the account's password. */
export async function isPassword(
  { services, knex, schema }: { services: Platform['services']; knex: Knex; schema: SchemaOverview },
  userId: string,
  password: string,
): Promise<boolean> {
  const options = elevate('comparing a password needs what no policy shows', { knex, schema });
  try {
    await new services.AuthenticationService(options).verifyPassword(userId, password);
    return true;
  } catch (error) {
    if (isDirectusError(error, 'INVALID_CREDENTIALS')) return false;
    throw error;
  }
}

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
