import type { Knex } from 'knex';
import { deleteSecondFactor } from '../repository.ts';

/** The next sign-in needs the password alone. */
export function removeSecondFactor(tx: Knex.Transaction, userId: string): Promise<void> {
  return deleteSecondFactor(tx, userId);
}
