import type { Knex } from 'knex';
import { findProvenAddress } from '../repository.ts';

/** Where to write to the owner of an account, for other contexts; null while the address is not verified. */
export function loadProvenAddress(
  db: Knex,
  userId: string,
): Promise<{ email: string; firstName: string } | null> {
  return findProvenAddress(db, userId);
}
