import { isDirectusError } from '@directus/errors';
import type { registerContract } from '@suchi/contracts/accounts';
import { isLookAlike, knownAddressDelaySeconds, mailboxOf, roleIds } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { Caller } from '../../platform/access.ts';
import { requireLanguage } from '../../platform/built-languages.ts';
import type { DelayRule } from '../../platform/delays.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readRegistrationOpen } from '../../platform/setup-progress.ts';
import { requireMobile } from '../require-mobile.ts';
import { mailCode } from './mail-code.ts';

const day = 24 * 60 * 60;
/** However the address is written: a family has a few members, not dozens. */
const registerByMailbox = { name: 'register-mailbox', times: 5, perSeconds: day };
/** Counts responses that reveal a registered address. */
const knownAddress: DelayRule = {
  name: 'known-address',
  keptForSeconds: day,
  delaySeconds: knownAddressDelaySeconds,
};

type RegisterCall = WriteCall<z.output<typeof registerContract.input>, Caller>;

/**
 * Creates the account and mails the first code. A taken address is RECORD_NOT_UNIQUE, with growing delays so that
 * a list of addresses cannot be tried.
 */
export async function register(call: RegisterCall): Promise<{ userId: string }> {
  const { input, caller, tx, schema, platform } = call;
  const senders = [caller.network, caller.userId].filter((sender) => sender !== null);
  for (const sender of senders) await platform.delays.requireNone(knownAddress, sender);
  if (!(await readRegistrationOpen(tx))) throw codedError('REGISTRATION_CLOSED');
  if (isLookAlike(input.email)) throw codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });
  const mobile = requireMobile(input.mobile);
  const language = input.language === undefined ? null : requireLanguage(input.language);

  const options = elevate('a visitor may make one account, with our role', { knex: tx, schema });
  const userId = await new platform.services.UsersService(options)
    .createOne({
      first_name: input.first_name,
      last_name: input.last_name,
      email: input.email,
      password: input.password,
      mobile,
      app_language: language,
      role: roleIds.user,
      status: 'active',
      email_verified: false,
    })
    .catch(async (error: unknown) => {
      if (isDirectusError(error, 'RECORD_NOT_UNIQUE'))
        for (const sender of senders) await platform.delays.add(knownAddress, sender);
      throw translateAccountError(error);
    });

  // Taken back with the account if it is one too many.
  await platform.limits.consume(registerByMailbox, mailboxOf(input.email));
  await mailCode(call, { id: userId, email: input.email });
  return { userId };
}

// The engine's own errors quote the address, in the response and in the log.
export function translateAccountError(error: unknown): unknown {
  if (isDirectusError(error, 'RECORD_NOT_UNIQUE')) return codedError('RECORD_NOT_UNIQUE');
  // The engine refuses unknown top-level domains.
  if (isDirectusError(error, 'FAILED_VALIDATION'))
    return codedError('INVALID_PAYLOAD', { fields: { email: 'email' } });
  return error;
}
