import { randomUUID } from 'node:crypto';
import type { SchemaOverview } from '@directus/types';
import { isLookAlike, roleIds } from '@suchi/domain/accounts';
import type { Language } from '@suchi/words';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from '../sessions/commands/end-sessions.ts';
import { unproven } from '../unproven.ts';
import { mailCode } from './mail-code.ts';
import { translateAccountError } from './register.ts';

// For families without an address. The office makes the account, and a card gives it to the family.

export interface DeskAccount {
  firstName: string;
  lastName: string;
  mobile: string;
  language: Language;
}

/** Without address and password: nobody signs in to it, and no mail goes to it. */
export async function insertDeskAccount(
  tx: Knex.Transaction,
  { firstName, lastName, mobile, language }: DeskAccount,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx('directus_users').insert({
    id,
    first_name: firstName,
    last_name: lastName,
    mobile,
    app_language: language,
    role: roleIds.user,
    status: 'active',
    email_verified: false,
    date_created: now,
  });
  return id;
}

interface ClaimCall {
  tx: Knex.Transaction;
  now: Date;
  schema: SchemaOverview;
  platform: Platform;
}

/**
 * The family chose its password. The card proved the account; an address is proved by its own code. All
 * devices that were signed in are signed out. Returns whether the account is proved.
 */
export async function claimAccount(
  call: ClaimCall,
  userId: string,
  { password, email, language }: { password: string; email?: string | undefined; language: Language },
): Promise<boolean> {
  const { tx, schema, platform } = call;
  if (email !== undefined && isLookAlike(email))
    throw codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });
  const options = elevate('a family takes over the account that the office made for it', {
    knex: tx,
    schema,
  });
  const proof = email === undefined ? { email_verified: true } : { ...unproven, email };
  await new platform.services.UsersService(options)
    .updateOne(userId, { password, app_language: language, ...proof }, { emitEvents: false })
    .catch((error: unknown) => {
      throw translateAccountError(error);
    });
  await endSessions(tx, userId);
  if (email !== undefined) await mailCode(call, { id: userId, email });
  return email === undefined;
}
