import { elevate } from '../../platform/elevate.ts';
import type { Platform } from '../../platform/platform.ts';
import { listUnclaimed, listUnused } from '../repository.ts';

const hourMs = 60 * 60 * 1000;
/** Longer than anybody takes from the last byte to the claim. */
const unclaimedForMs = 24 * hourMs;
/** Somebody may upload on Sunday and save the form next weekend. */
const unusedForMs = 7 * 24 * hourMs;
const atOnce = 100;

/**
 * Deletes what nobody will ask for: uploads that were not claimed, photos and videos that no profile or news post
 * uses. Begun uploads that were not finished are deleted by the engine.
 */
export async function sweepMedia(
  platform: Pick<Platform, 'database' | 'services' | 'getSchema' | 'clock'>,
): Promise<{ uploads: number; media: number }> {
  const { database, clock } = platform;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return {
    uploads: await deleteFiles(platform, await listUnclaimed(database, before(unclaimedForMs))),
    media: await deleteFiles(platform, await listUnused(database, before(unusedForMs))),
  };
}

async function deleteFiles(
  { database, services, getSchema }: Pick<Platform, 'database' | 'services' | 'getSchema'>,
  ids: string[],
): Promise<number> {
  const options = elevate('nobody asked for it: this is housekeeping', {
    knex: database,
    schema: await getSchema(),
  });
  for (let first = 0; first < ids.length; first += atOnce)
    await new services.FilesService(options).deleteMany(ids.slice(first, first + atOnce));
  return ids.length;
}
