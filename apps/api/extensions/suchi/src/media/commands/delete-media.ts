import type { Platform } from '../../platform/platform.ts';
import { deleteStored } from '../../platform/storage/file-storage.ts';
import { deleteFileRow } from '../repository.ts';

/** The bytes and all sizes first: while the storage does not respond, the row stays and the next run finds it. */
export async function deleteMedia(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  id: string,
): Promise<void> {
  await deleteStored(storage, id);
  await deleteFileRow(database, id);
}
