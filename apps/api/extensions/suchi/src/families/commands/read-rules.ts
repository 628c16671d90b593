import type { InterestRules } from '@suchi/domain/families';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import { interestSettings, parseInterestRules } from '../codec.ts';

export async function readInterestRules(db: Knex): Promise<InterestRules> {
  return parseInterestRules(await readAssociation(db, ...interestSettings));
}
