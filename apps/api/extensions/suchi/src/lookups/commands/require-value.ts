import { lookupKindOf } from '@suchi/domain/lookups';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { ReferredValue } from '../../profiles/commands/lookup-users.ts';
import { hasType } from '../repository/types.ts';
import { findValuesForUpdate, type ValueRow } from '../repository/values.ts';

/** Locks a value that is in its list. */
export async function requireValue(tx: Knex.Transaction, id: number): Promise<ValueRow> {
  const [value] = await findValuesForUpdate(tx, [id]);
  if (!value) throw codedError('LOOKUP_NOT_FOUND');
  return value;
}

/** Refuses lists that do not exist, and those whose values are kept elsewhere or no longer. */
export async function requireList(db: Knex, name: string): Promise<void> {
  if (lookupKindOf(name) !== 'values' || !(await hasType(db, name))) throw codedError('LOOKUP_NOT_FOUND');
}

export const toReferred = ({
  id,
  lookup,
  name,
}: Pick<ValueRow, 'id' | 'lookup' | 'name'>): ReferredValue => ({
  id,
  list: lookup,
  name,
});
