import { isEmailAddress } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { type Family, listFamilies } from '../repository/families.ts';

/** In a transaction, so that the mails go out exactly when the rows say so. */
export interface Mailing {
  tx: Knex.Transaction;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

/** Mails the families of the profiles. Returns whose were mailed: some accounts have no address that works. */
export async function mailFamilies(
  mailing: Mailing,
  profiles: readonly number[],
  write: (family: Family) => MailToWrite,
): Promise<number[]> {
  const families = (await listFamilies(mailing.tx, profiles)).filter(({ email }) => isEmailAddress(email));
  for (const family of families) await queueMail(mailing, { ...write(family), to: family.email });
  return families.map(({ profile }) => profile);
}
