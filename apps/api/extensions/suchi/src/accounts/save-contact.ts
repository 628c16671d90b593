import { isDirectusError } from '@directus/errors';
import type { SchemaOverview } from '@directus/types';
import { isLookAlike } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { codedError } from '../platform/coded-error.ts';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';

interface SaveCall {
  tx: Knex.Transaction;
  schema: SchemaOverview;
  platform: Platform;
}

const wrongEmail = () => codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });

/** An address that only looks like another one, or our own. */
export function requireHonestEmail(email: string): void {
  if (isLookAlike(email)) throw wrongEmail();
}

/** How an account is reached, after a command has decided it. False: the address is another account's. */
export async function saveContact(
  { tx, schema, platform }: SaveCall,
  userId: string,
  changes: Record<string, unknown>,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<boolean> {
  if ('email' in changes) requireHonestEmail(String(changes['email']));
  const options = elevate('a command decided how a member is reached, and no policy lets anyone do that', {
    knex: tx,
    schema,
  });
  try {
    await new platform.services.UsersService(options).updateOne(userId, changes, { emitEvents: !isQuiet });
    return true;
  } catch (error) {
    // The engine's own errors quote the address.
    if (isDirectusError(error, 'RECORD_NOT_UNIQUE')) return false;
    if (isDirectusError(error, 'FAILED_VALIDATION')) throw wrongEmail();
    throw error;
  }
}
