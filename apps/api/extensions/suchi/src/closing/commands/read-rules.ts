import type { ClosingRules } from '@suchi/domain/closing';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';

export const readClosingRules = (db: Knex): Promise<ClosingRules> =>
  readAssociation(db, 'sealed_months', 'restore_days', 'backup_days', 'receipt_years');
