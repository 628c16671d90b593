import { isEmailAddress } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import { readMailsPerMinute } from '../../platform/mail-pace.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { type Family, listFamilies } from '../repository/families.ts';

/** In a transaction, so that the mails go out exactly when the rows say so. */
export interface Mailing {
  tx: Knex.Transaction;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

/** The families of the profiles that can get a mail: some accounts have no address that works. */
export async function listMailable(db: Knex, profiles: readonly number[]): Promise<Family[]> {
  return (await listFamilies(db, profiles)).filter(({ email }) => isEmailAddress(email));
}

/**
 * Mails the families of the profiles, one after the other at the pace of bulk mail: a thousand mails at once make a
 * provider refuse them. Returns whose were mailed.
 */
export async function mailFamilies(
  mailing: Mailing,
  profiles: readonly number[],
  write: (family: Family) => MailToWrite,
): Promise<number[]> {
  const families = await listMailable(mailing.tx, profiles);
  const secondsBetween = 60 / (await readMailsPerMinute(mailing.tx, mailing.platform.env));
  for (const [place, family] of families.entries())
    await queueMail(mailing, {
      ...write(family),
      to: family.email,
      person: family.owner,
      afterSeconds: Math.floor(place * secondsBetween),
    });
  return families.map(({ profile }) => profile);
}
