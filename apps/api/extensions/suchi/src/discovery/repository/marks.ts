import type { Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { blocks } from './viewer-sql.ts';

const ownMarks: Record<Mark, { table: string; owner: string }> = {
  favourite: { table: 'junction_directus_users_qd_matrimonial_profile', owner: 'directus_users_id' },
  block: { table: blocks, owner: 'directus_users_id' },
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

interface Block {
  userId: string;
  profileId: number;
}

const blockRow = ({ userId, profileId }: Block) => ({
  directus_users_id: userId,
  qd_matrimonial_profile_id: profileId,
});

export async function isBlocked(tx: Knex, block: Block): Promise<boolean> {
  return (await tx(blocks).where(blockRow(block)).first('id')) !== undefined;
}

/** Another request may have blocked meanwhile. */
export async function insertBlock(tx: Knex, block: Block): Promise<void> {
  await tx(blocks)
    .insert(blockRow(block))
    .onConflict(['directus_users_id', 'qd_matrimonial_profile_id'])
    .ignore();
}

export async function hasNote(tx: Knex, userId: string, clientKey: string): Promise<boolean> {
  const row = await tx('matrimonial_profile_notes')
    .where({ user_created: userId, client_key: clientKey })
    .first('id');
  return row !== undefined;
}
