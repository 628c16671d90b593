import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { frameOf, type ImageVariant } from '@suchi/domain/profile';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import { variantFormats } from './variant-formats.ts';

/** Something of the engine's storage that is ready to be sent. */
export interface StoredBytes {
  open: () => Promise<Readable>;
  type: string;
  bytes: number;
}

type Photo = { id: string; width: number; height: number };
type Services = Pick<Platform, 'database' | 'services' | 'uploads'>;

// The engine deletes every file whose name begins with the photo's id together with the photo.
const pathOf = (uploads: string, id: string, variant: ImageVariant) =>
  join(uploads, `${id}__${variant}.${variantFormats[variant].type}`);

/** Stores all sizes of a new photo. Its id is not known to anyone yet, so no one reads a file that is half written. */
export async function storeVariants(
  uploads: string,
  id: string,
  variants: Record<ImageVariant, Uint8Array>,
): Promise<void> {
  for (const [variant, bytes] of Object.entries(variants) as [ImageVariant, Uint8Array][])
    await writeFile(pathOf(uploads, id, variant), bytes);
}

/** A photo in one of its fixed sizes. */
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

// The engine's storage shows a file while it is being written, so requests that need the same one wait together.
const underWay = new Map<string, Promise<StoredBytes>>();

/** For photos that did not come through our upload, such as the demo's: the engine makes the size and keeps it. */
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
