import type { FieldChange } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type { StoredForm } from './lookup-parts.ts';
import type { LookupColumn, ReferredValue, ReferringRevision } from './lookup-repository.ts';

/** Rows of a table whose column was changed. */
export type MovedRows = Pick<LookupColumn, 'table' | 'column' | 'by'> & { ids: number[] };

export async function moveRows(
  tx: Knex.Transaction,
  { table, column, by }: LookupColumn,
  from: ReferredValue,
  to: ReferredValue,
): Promise<number[]> {
  const { rows } = await tx.raw<{ rows: { id: number }[] }>(
    by === 'id'
      ? `update ${table} set ${column} = :to where ${column} = :from returning id`
      : `update ${table} set ${column} = :to where lower(${column}) = lower(:from) returning id`,
    { from: from[by], to: to[by] },
  );
  return rows.map(({ id }) => id);
}

/** Only where the row still has the second value. */
export async function moveBack(
  tx: Knex.Transaction,
  { table, column, by, ids }: MovedRows,
  from: ReferredValue,
  to: ReferredValue,
): Promise<void> {
  await tx(table as string)
    .whereIn('id', ids)
    .where({ [column]: to[by] })
    .update({ [column]: from[by] });
}

const education = 'qd_matrimonial_profile_education';

/** Profiles that have both educations lose the first. Returns them. */
export async function dropDoubleEducation(tx: Knex.Transaction, from: number, to: number): Promise<number[]> {
  const both = tx(education).where({ qdb_lookup_id: to }).select('qd_matrimonial_profile_id');
  const rows = await tx(education)
    .where({ qdb_lookup_id: from })
    .whereIn('qd_matrimonial_profile_id', both)
    .delete()
    .returning('qd_matrimonial_profile_id');
  return rows.map((row) => row.qd_matrimonial_profile_id);
}

/** Profiles that were deleted since are left out. */
export async function insertEducation(
  tx: Knex.Transaction,
  profiles: readonly number[],
  lookup: number,
): Promise<void> {
  await tx.raw(
    `insert into ${education} (qd_matrimonial_profile_id, qdb_lookup_id)
     select id, :lookup from qd_matrimonial_profile where id = any(cast(:profiles as integer[]))
     on conflict do nothing`,
    { lookup, profiles: [...profiles] },
  );
}

/** Approved ones are left out: they are history. */
export async function findRevisions(tx: Knex, ids: readonly number[]): Promise<ReferringRevision[]> {
  return tx('profile_revision')
    .whereIn('id', [...ids])
    .whereNot({ status: 'approved' })
    .orderBy('profile')
    .select<ReferringRevision[]>('id', 'profile', 'form');
}

export async function updateForm(
  tx: Knex.Transaction,
  id: number,
  { form, changes }: { form: StoredForm; changes: readonly FieldChange[] },
): Promise<void> {
  await tx('profile_revision')
    .where({ id })
    .update({ form: JSON.stringify(form), changes: JSON.stringify(changes) });
}
