import type { Knex } from 'knex';
import { countActiveProfiles } from '../repository/profiles.ts';

/** How many profiles there are to search; the offer of the subscription says it. */
export function countProfiles(db: Knex): Promise<number> {
  return countActiveProfiles(db);
}
