import type { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { frameOf, type ImageVariant, imageVariants } from '@suchi/domain/profile';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import type { PictureRow } from './repository.ts';

/** Something of the engine's storage that is ready to be sent. */
export interface StoredBytes {
  open: () => Promise<Readable>;
  type: string;
  bytes: number;
}

const formats = {
  thumb: { name: 'webp', quality: 78 },
  card: { name: 'webp', quality: 82 },
  page: { name: 'webp', quality: 84 },
  // What makes the book wants JPEG.
  print: { name: 'jpeg', quality: 90 },
} as const satisfies Record<ImageVariant, { name: string; quality: number }>;

type Services = Pick<Platform, 'database' | 'services'>;

// The engine's storage shows a variant while it is still being written, so two requests that need the same one at
// the same moment wait for one drawing instead of one of them sending half a photo.
const inTheMaking = new Map<string, Promise<StoredBytes>>();

/** A photo in one of its fixed sizes: from the engine's storage, or made and stored there now. */
export function openVariant(
  platform: Services,
  schema: SchemaOverview,
  picture: PictureRow,
  variant: ImageVariant,
): Promise<StoredBytes> {
  const key = `${variant}/${picture.id}`;
  const known = inTheMaking.get(key);
  if (known) return known;
  const made = makeVariant(platform, schema, picture, variant).finally(() => inTheMaking.delete(key));
  inTheMaking.set(key, made);
  return made;
}

/** Makes every size before anybody is told of the photo. */
export async function prepareVariants(
  platform: Services,
  schema: SchemaOverview,
  picture: PictureRow,
): Promise<void> {
  for (const variant of Object.keys(imageVariants) as ImageVariant[])
    await openVariant(platform, schema, picture, variant);
}

async function makeVariant(
  { database, services }: Services,
  schema: SchemaOverview,
  picture: PictureRow,
  variant: ImageVariant,
): Promise<StoredBytes> {
  const options = elevate('the signature, or the upload just made, is the right', { knex: database, schema });
  const { name, quality } = formats[variant];
  const resize = { ...frameOf(variant, picture), fit: 'cover', position: 'attention' };
  const transforms = [
    ['resize', resize],
    ['toFormat', name, { quality }],
  ];
  const { stream, stat } = await new services.AssetsService(options).getAsset(
    picture.id,
    { transformationParams: { transforms } },
    undefined,
    true,
  );
  return { open: stream, type: `image/${name}`, bytes: stat.size };
}
