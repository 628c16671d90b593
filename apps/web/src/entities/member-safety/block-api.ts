import * as z from 'zod/mini';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { removeRow } from '../../shared/api/remove-row.ts';

const blocksPath = '/items/junction_directus_users_qd_matrimonial_profile_1';
const createdBlock = z.object({ id: z.int() });

/** Hides the two members from each other. Returns the block for undoing it; null if another tab made it. */
export async function blockProfile(profileId: number, userId: string): Promise<number | null> {
  try {
    const block = { directus_users_id: userId, qd_matrimonial_profile_id: profileId };
    return createdBlock.parse(await api.post(blocksPath, block)).id;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'RECORD_NOT_UNIQUE') return null;
    throw error;
  }
}

export async function unblock(blockId: number): Promise<void> {
  await removeRow(blocksPath, blockId);
}
