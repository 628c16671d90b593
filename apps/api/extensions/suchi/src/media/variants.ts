import type { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { frameOf, type ImageVariant } from '@suchi/domain/profiles';
import { elevate } from '../platform/elevate.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileStorage, OpenFile } from '../platform/storage/file-storage.ts';
import { variantFormats } from './variant-formats.ts';

type Photo = { id: string; width: number; height: number };
type Services = Pick<Platform, 'database' | 'services' | 'storage'>;

// Everything that starts with the photo's id is deleted together with the photo.
const nameOf = (id: string, variant: ImageVariant) => `${id}__${variant}.${variantFormats[variant].type}`;

export async function storeVariants(
  storage: FileStorage,
  id: string,
  variants: Record<ImageVariant, Uint8Array>,
): Promise<void> {
  await Promise.all(
    (Object.entries(variants) as [ImageVariant, Uint8Array][]).map(([variant, bytes]) =>
      storage.write(nameOf(id, variant), bytes),
    ),
  );
}

export async function openVariant(
  platform: Services,
  schema: SchemaOverview,
  picture: Photo,
  variant: ImageVariant,
): Promise<OpenFile & { type: string }> {
  const stored = await platform.storage.open(nameOf(picture.id, variant));
  const file = stored ?? (await openEngineVariant(platform, schema, picture, variant));
  return { ...file, type: `image/${variantFormats[variant].type}` };
}

interface MadeVariant {
  open: () => Promise<Readable>;
  bytes: number;
}

// The engine's storage shows a file while it is being written, so concurrent requests for it share one promise.
const underWay = new Map<string, Promise<MadeVariant>>();

/** For photos that were not uploaded through our route, such as the demo's. The engine makes and stores the size. */
async function openEngineVariant(
  platform: Services,
  schema: SchemaOverview,
  picture: Photo,
  variant: ImageVariant,
): Promise<OpenFile> {
  const key = `${variant}/${picture.id}`;
  const making =
    underWay.get(key) ?? makeVariant(platform, schema, picture, variant).finally(() => underWay.delete(key));
  underWay.set(key, making);
  const { open, bytes } = await making;
  return { stream: await open(), bytes };
}

async function makeVariant(
  { database, services }: Services,
  schema: SchemaOverview,
  picture: Photo,
  variant: ImageVariant,
): Promise<MadeVariant> {
  const options = elevate('the signature is the right', { knex: database, schema });
  const { type, quality } = variantFormats[variant];
  const resize = { ...frameOf(variant, picture), fit: 'cover', position: 'attention' };
  const transforms = [
    ['resize', resize],
    ['toFormat', type, { quality }],
  ];
  const { stream, stat } = await new services.AssetsService(options).getAsset(
    picture.id,
    { transformationParams: { transforms } },
    undefined,
    true,
  );
  return { open: stream, bytes: stat.size };
}
