/** The aspect ratio of a portrait in the book and on cards: four to five. */
export const portraitAspect = 4 / 5;

/** The smallest size that prints sharp: 50 by 62 mm at 300 dpi. */
export const printResolution = { width: 600, height: 750 } as const;

/**
 * The limits of an uploaded photo. Phone cameras give up to 12 megapixels; much more would exhaust memory.
 * Sides have a limit too: a strip of 1 by 24,000,000 pixels is a small file but takes many seconds to decode.
 */
export const photoLimits = {
  maxBytes: 12 * 1024 * 1024,
  maxPixels: 24_000_000,
  maxSide: 10_000,
  maxCount: 6,
  waitingAtOnce: 2,
} as const;

/** The limits of an uploaded video, and the size of the pieces it is sent in: a bucket keeps no smaller ones. */
export const videoLimits = { maxBytes: 20 * 1024 * 1024, pieceBytes: 5 * 1024 * 1024 } as const;

/**
 * What one account may store, with unfinished and unused uploads. A profile uses seven photos and one video;
 * the rest is room for retries until unused files are deleted.
 */
export const mediaQuota = { maxCount: 40, maxBytes: 150 * 1024 * 1024 } as const;

/** How long an unused upload is kept. */
export const unusedMediaHours = 24;

/** Whether a file of so many bytes fits the quota. */
export function fitsQuota(kept: { count: number; bytes: number }, bytes: number): boolean {
  return kept.count < mediaQuota.maxCount && kept.bytes + bytes <= mediaQuota.maxBytes;
}

/** The sizes in which photos are served, by width in pixels; the height follows the portrait's shape. */
export const imageVariants = { thumb: 160, card: 480, page: 960, print: 1200 } as const;
export type ImageVariant = keyof typeof imageVariants;

/** Whether a photo is too small to print sharp. */
export function isBelowPrint({ width, height }: { width: number; height: number }): boolean {
  return width < printResolution.width || height < printResolution.height;
}

/**
 * The engine's folders of checked uploads. Files elsewhere are not checked yet or belong to the operator:
 * profiles may not use them, and no address is signed for them.
 */
export const mediaFolderIds = {
  photos: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2001',
  videos: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2002',
  /** Of grievances: `/qe_media` serves none of them. */
  grievances: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2003',
} as const;

/** Detected types of photos: raster images that every part of the server can decode. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Detected types of videos: containers that phones record and browsers play. */
const videoTypes: readonly string[] = [
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/x-m4v',
  'video/3gpp',
  'video/3gpp2',
];

/** Whether a detected type may be a photo. */
export function isPhotoType(type: string | null): boolean {
  return type !== null && photoTypes.includes(type);
}

/** Whether a photo of this size may be decoded; checked from its header, before decoding. */
export function isDecodable({ width, height }: { width: number; height: number }): boolean {
  const { maxPixels, maxSide } = photoLimits;
  return [width, height].every((side) => side > 0 && side <= maxSide) && width * height <= maxPixels;
}

/** What is wrong with an uploaded video, or null; the type is detected from its bytes. */
export function checkVideo({
  type,
  bytes,
}: {
  type: string | null;
  bytes: number;
}): 'not_a_video' | 'too_large' | null {
  if (bytes > videoLimits.maxBytes) return 'too_large';
  return type !== null && videoTypes.includes(type) ? null : 'not_a_video';
}

/**
 * The crop of a photo for a variant: the variant's width in portrait shape, or as much as the photo fills.
 * Photos are never enlarged.
 */
export function frameOf(
  variant: ImageVariant,
  photo: { width: number; height: number },
): { width: number; height: number } {
  const width = imageVariants[variant];
  const height = width / portraitAspect;
  const scale = Math.min(1, photo.width / width, photo.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a word is the name of an image variant. */
export function isImageVariant(word: string): word is ImageVariant {
  return Object.hasOwn(imageVariants, word);
}
