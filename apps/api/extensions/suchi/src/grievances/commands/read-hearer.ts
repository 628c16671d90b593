import type { Hearer } from '@suchi/domain/grievances';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import { heardBy, type HeardSql } from '../repository/hearing-sql.ts';
import { findHearer } from '../repository/people.ts';

/** The caller as one who hears grievances, and what that is in a statement. */
export async function requireHearer(
  db: Knex,
  caller: RoleCaller,
): Promise<{ hearer: Hearer; heard: HeardSql }> {
  const hearer = await findHearer(db, caller.userId);
  if (hearer === null) throw codedError('FORBIDDEN');
  return { hearer, heard: heardBy(hearer) };
}
