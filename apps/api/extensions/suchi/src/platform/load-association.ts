import { type Association, associationColumns, parseAssociation } from '@suchi/domain/settings';
import type { Knex } from 'knex';
import { readAssociation } from './association.ts';

/** What people see of the association. Everything that names it reads it here. */
export async function loadAssociation(db: Knex): Promise<Association> {
  return parseAssociation(await readAssociation(db, ...Object.values(associationColumns)));
}
