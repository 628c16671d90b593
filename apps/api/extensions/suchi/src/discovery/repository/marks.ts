import type { Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';

const ownMarks: Record<Mark, { table: string; owner: string }> = {
  favourite: { table: 'junction_directus_users_qd_matrimonial_profile', owner: 'directus_users_id' },
  block: { table: 'junction_directus_users_qd_matrimonial_profile_1', owner: 'directus_users_id' },
  note: { table: 'matrimonial_profile_notes', owner: 'user_created' },
};

/** Locks the member's count until the transaction ends. */
export async function countMarks(tx: Knex, mark: Mark, userId: string): Promise<number> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${mark}:${userId}`]);
  const { table, owner } = ownMarks[mark];
  const row = await tx(table)
    .where({ [owner]: userId })
    .count<{ count: string }[]>({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}
