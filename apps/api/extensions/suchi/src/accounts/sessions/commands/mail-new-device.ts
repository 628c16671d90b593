import { describeDevice } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import type { Cookies } from '../../../platform/cookies.ts';
import type { Env } from '../../../platform/env.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadProvenAddress } from '../../commands/load-proven-address.ts';
import { rememberDevice } from '../known-devices.ts';
import { findSignInAccount } from '../repository.ts';

export async function mailNewDevice(
  { tx, now, platform }: { tx: Knex.Transaction; now: Date; platform: Platform },
  userId: string,
  userAgent: string | null,
): Promise<void> {
  const account = await loadProvenAddress(tx, userId);
  // An unverified address may belong to another person.
  if (!account) return;
  await queueMail(
    { tx, platform },
    {
      kind: 'new_device',
      to: account.email,
      person: userId,
      facts: { firstName: account.firstName, device: describeDevice(userAgent), at: now },
    },
  );
}

/** A changed password makes strangers of all devices, except of the one on which it was changed. */
export async function keepDeviceKnown(
  { tx, cookies, env }: { tx: Knex; cookies: Cookies; env: Env },
  userId: string,
): Promise<void> {
  const account = await findSignInAccount(tx, { id: userId });
  if (account) rememberDevice(cookies, env, account);
}
