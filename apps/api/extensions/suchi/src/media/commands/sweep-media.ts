import { unusedMediaHours } from '@suchi/domain/profile';
import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import { listUnclaimed, listUnused } from '../repository.ts';

const atOnce = 100;

/**
 * Deletes unclaimed uploads, and photos and videos that no profile, open revision or news post uses. The engine
 * deletes unfinished uploads.
 */
export async function sweepMedia(
  platform: Pick<Platform, 'database' | 'services' | 'getSchema' | 'clock'>,
): Promise<{ uploads: number; media: number }> {
  const { database, clock } = platform;
  const before = new Date(clock.now().getTime() - unusedMediaHours * 60 * 60 * 1000);
  return {
    uploads: await deleteFiles(platform, await listUnclaimed(database, before)),
    media: await deleteFiles(platform, await listUnused(database, before)),
  };
}

async function deleteFiles(
  { database, services, getSchema }: Pick<Platform, 'database' | 'services' | 'getSchema'>,
  ids: string[],
): Promise<number> {
  const options = elevate('housekeeping without a caller', {
    knex: database,
    schema: await getSchema(),
  });
  for (let first = 0; first < ids.length; first += atOnce)
    await new services.FilesService(options).deleteMany(ids.slice(first, first + atOnce));
  return ids.length;
}
