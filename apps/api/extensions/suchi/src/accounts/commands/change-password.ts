import { isDirectusError } from '@directus/errors';
import type { changePasswordContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { SignedInCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';

type ChangeCall = WriteCall<z.output<typeof changePasswordContract.input>, SignedInCaller>;

/** Sets a new password for who knows the old one, and logs out everywhere: the member logs in with the new one. */
export async function changePassword({ input, caller, tx, schema, platform }: ChangeCall): Promise<void> {
  const { AuthenticationService, UsersService } = platform.services;
  const options = elevate('an account changes its own password, and the policy lets no one write it', {
    knex: tx,
    schema,
  });
  await new AuthenticationService(options)
    .verifyPassword(caller.userId, input.old_password)
    .catch((error: unknown) => {
      // Not the engine's 401: that would end the session of a person who mistyped.
      if (!isDirectusError(error, 'INVALID_CREDENTIALS')) throw error;
      throw codedError('INVALID_PAYLOAD', { fields: { old_password: 'oldPasswordWrong' } });
    });
  await new UsersService(options).updateOne(caller.userId, { password: input.password });
  await endSessions(tx, caller.userId);
}
