import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { frameOf, type ImageVariant } from '@suchi/domain/profile';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import { variantFormats } from './variant-formats.ts';

export interface StoredBytes {
  open: () => Promise<Readable>;
  type: string;
  bytes: number;
}

type Photo = { id: string; width: number; height: number };
type Services = Pick<Platform, 'database' | 'services' | 'uploads'>;

// The engine deletes every file that starts with the photo's id together with the photo.
const pathOf = (uploads: string, id: string, variant: ImageVariant) =>
  join(uploads, `${id}__${variant}.${variantFormats[variant].type}`);

/** The id is not published yet, so no request can read a half-written file. */
export async function storeVariants(
  uploads: string,
  id: string,
  variants: Record<ImageVariant, Uint8Array>,
): Promise<void> {
  for (const [variant, bytes] of Object.entries(variants) as [ImageVariant, Uint8Array][])
    await writeFile(pathOf(uploads, id, variant), bytes);
}

export async function openVariant(
  platform: Services,
  schema: SchemaOverview,
  picture: Photo,
  variant: ImageVariant,
): Promise<StoredBytes> {
  const path = pathOf(platform.uploads, picture.id, variant);
  try {
    const { size } = await stat(path);
    const open = () => Promise.resolve(createReadStream(path));
    return { open, type: `image/${variantFormats[variant].type}`, bytes: size };
  } catch {
    return openEngineVariant(platform, schema, picture, variant);
  }
}

// The engine's storage shows a file while it is being written, so concurrent requests for it share one promise.
const underWay = new Map<string, Promise<StoredBytes>>();

/** For photos that were not uploaded through our route, such as the demo's. The engine makes and stores the size. */
function openEngineVariant(
  platform: Services,
  schema: SchemaOverview,
  picture: Photo,
  variant: ImageVariant,
): Promise<StoredBytes> {
  const key = `${variant}/${picture.id}`;
  const known = underWay.get(key);
  if (known) return known;
  const made = makeVariant(platform, schema, picture, variant).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function makeVariant(
  { database, services }: Services,
  schema: SchemaOverview,
  picture: Photo,
  variant: ImageVariant,
): Promise<StoredBytes> {
  const options = elevate('the signature is the right', { knex: database, schema });
  const { type, quality } = variantFormats[variant];
  const resize = { ...frameOf(variant, picture), fit: 'cover', position: 'attention' };
  const transforms = [
    ['resize', resize],
    ['toFormat', type, { quality }],
  ];
  const { stream, stat: found } = await new services.AssetsService(options).getAsset(
    picture.id,
    { transformationParams: { transforms } },
    undefined,
    true,
  );
  return { open: stream, type: `image/${type}`, bytes: found.size };
}
