import { buffer } from 'node:stream/consumers';
import type { SchemaOverview } from '@directus/types';
import type { Platform } from '../../platform/platform.ts';
import { openVariant } from '../variants.ts';

/**
 * The smallest size of a photo, inside an answer: an address would tell in logs whose photo was looked at. Rights are
 * not checked here. Null: there is none.
 */
export async function readThumb(
  platform: Pick<Platform, 'database' | 'services' | 'storage' | 'logger'>,
  schema: SchemaOverview,
  photo: { id: string; width: number; height: number } | null,
): Promise<string | null> {
  if (photo === null) return null;
  try {
    const { stream, type } = await openVariant(platform, schema, photo, 'thumb');
    return `data:${type};base64,${(await buffer(stream)).toString('base64')}`;
  } catch (error) {
    // The name and the number are still of use.
    platform.logger.warn({ error: (error as Error).message }, 'a photo was not read');
    return null;
  }
}
