import type { SchemaOverview } from '@directus/types';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';

/** Then no more mails are sent; the links in those that were sent still work. */
export const resetMails = { name: 'reset-mails', times: 5, perSeconds: 60 * 60 };

/** Mails the link that the login page would mail. Both count together, so that no mailbox is filled. */
export async function sendResetLink(
  { platform, schema }: { platform: Platform; schema: SchemaOverview },
  email: string,
): Promise<void> {
  await platform.limits.consume(resetMails, email);
  // Not in a transaction: the engine still reads after it has answered.
  const options = elevate('an admin asks for the link that the member could ask for', {
    knex: platform.database,
    schema,
  });
  await new platform.services.UsersService(options).requestPasswordReset(email, null);
}
