import { addDays, type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findRest, type FreshnessRules } from '@suchi/domain/freshness';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { signedLink } from '../../platform/signed-id.ts';
import { monthOf } from '../codec.ts';
import { readCandidate } from '../repository.ts';

export interface TellCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
  rules: FreshnessRules;
}

interface Asked {
  id: string;
  profile: number;
  askedOn: CalendarDate;
}

/** Whether a mail is on its way. It belongs to the profile: no switch of the family stops it. */
export async function tellFamily(
  { tx, now, platform, rules }: TellCall,
  { id, profile, askedOn }: Asked,
  kind: 'still_looking' | 'still_looking_reminder' | 'profile_rests',
): Promise<boolean> {
  const candidate = await readCandidate(tx, profile);
  const address = await loadProvenAddress(tx, candidate.user);
  if (address === null) return false;
  const { env } = platform;
  await queueMail(
    { tx, platform },
    {
      kind,
      facts: {
        firstName: candidate.first_name ?? '',
        lastName: candidate.last_name ?? '',
        serialNumber: candidate.serial_number,
        since: todayInIndia(candidate.date_created),
        until: findRest({ askedOn }, rules),
        month: monthOf(now),
      },
      to: address.email,
      person: candidate.user,
      secret: {
        link: signedLink(env, '/still-looking', 'still-looking', id),
        expiresAt: `${addDays(todayInIndia(now), rules.linkDays)}T23:59:59+05:30`,
      },
    },
  );
  return true;
}
