import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { findProvenAddress } from '../repository.ts';

export async function mailPasswordChanged(platform: Platform, userId: string): Promise<void> {
  const at = platform.clock.now();
  await platform.database.transaction(async (tx) => {
    const account = await findProvenAddress(tx, userId);
    // An unverified address may belong to another person.
    if (!account) return;
    const { email, firstName } = account;
    await queueMail({ tx, platform }, { kind: 'password_changed', to: email, facts: { firstName, at } });
  });
}
