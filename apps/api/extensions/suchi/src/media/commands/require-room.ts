import { fitsQuota } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { lockKeptMedia } from '../repository.ts';

/** Refuses a file over the owner's quota. The count is locked until the transaction ends. */
export async function requireRoom(tx: Knex, ownerId: string, bytes: number): Promise<void> {
  if (!fitsQuota(await lockKeptMedia(tx, ownerId), bytes)) throw codedError('MEDIA_QUOTA_REACHED');
}
