import { isDirectusError } from '@directus/errors';
import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';

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
