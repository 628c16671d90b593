import type { Knex } from 'knex';
import { findStop } from '../repository/choices.ts';

// For other contexts.

/** Since when the family of this profile gets no bulk mails; null while it does. */
export async function findMailStop(db: Knex, profileId: number): Promise<Date | null> {
  return findStop(db, profileId);
}
