import type { ImageVariant } from '@suchi/domain/profiles';

/** The book needs JPEG. */
export const variantFormats = {
  thumb: { type: 'webp', quality: 78 },
  card: { type: 'webp', quality: 82 },
  page: { type: 'webp', quality: 84 },
  print: { type: 'jpeg', quality: 90 },
} as const satisfies Record<ImageVariant, { type: 'webp' | 'jpeg'; quality: number }>;
