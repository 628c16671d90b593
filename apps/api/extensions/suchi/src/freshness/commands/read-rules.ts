import type { FreshnessRules } from '@suchi/domain/freshness';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import { freshnessSettings, parseFreshnessRules } from '../codec.ts';

export async function readFreshnessRules(db: Knex): Promise<FreshnessRules> {
  return parseFreshnessRules(await readAssociation(db, ...freshnessSettings));
}
