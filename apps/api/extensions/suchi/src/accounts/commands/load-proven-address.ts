import type { Knex } from 'knex';
import { findProvenAddress } from '../repository.ts';

/** The owner's address for mail from other rooms; null while it is not verified. */
export function loadProvenAddress(
  db: Knex,
  userId: string,
): Promise<{ email: string; firstName: string } | null> {
  return findProvenAddress(db, userId);
}
