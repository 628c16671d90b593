/** The shape of a portrait in the book and on every card: four to five. */
export const portraitAspect = 4 / 5;

/** From this size on a portrait is sharp in the book: 50 by 62 mm at 300 dots an inch. */
export const printResolution = { width: 600, height: 750 } as const;

/**
 * What an uploaded photo may be. A phone's camera gives up to 12 megapixels; much more is an attack on memory. A side
 * has its own limit: a strip of 1 by 24,000,000 pixels has few kilobytes and takes many seconds to decode.
 */
export const photoLimits = {
  maxBytes: 12 * 1024 * 1024,
  maxPixels: 24_000_000,
  maxSide: 10_000,
  maxCount: 6,
  /** Photos of one account that may wait to be decoded at the same time. */
  waitingAtOnce: 2,
} as const;

/** What an uploaded video may be. */
export const videoLimits = { maxBytes: 20 * 1024 * 1024 } as const;

/**
 * What one account may keep, unfinished and unused uploads included. A profile uses seven photos and one video; the
 * rest is room for other tries until the unused ones are deleted.
 */
export const mediaQuota = { maxCount: 40, maxBytes: 150 * 1024 * 1024 } as const;

/** For so long an upload that nothing uses is kept. */
export const unusedMediaHours = 24;

/** Whether a file of so many bytes still fits into what an account may keep. */
export function fitsQuota(kept: { count: number; bytes: number }, bytes: number): boolean {
  return kept.count < mediaQuota.maxCount && kept.bytes + bytes <= mediaQuota.maxBytes;
}

/** The fixed sizes in which photos are served, by width in pixels; the height follows the portrait's shape. */
export const imageVariants = { thumb: 160, card: 480, page: 960, print: 1200 } as const;
export type ImageVariant = keyof typeof imageVariants;

/** Whether a photo is too small to look sharp in the book. */
export function isBelowPrint({ width, height }: { width: number; height: number }): boolean {
  return width < printResolution.width || height < printResolution.height;
}

/**
 * The engine's folders of what people uploaded and the server has looked at. A file outside of them is on its way, or
 * the operator's own: no profile may name it, and no address is signed for it.
 */
export const mediaFolderIds = {
  photos: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2001',
  videos: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2002',
} as const;

/** What a photo's bytes may turn out to be: pictures that every part of the server can decode, and no drawings. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What a video's bytes may turn out to be: the containers that telephones record in and browsers play. */
const videoTypes: readonly string[] = [
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/x-m4v',
  'video/3gpp',
  'video/3gpp2',
];

/** Whether bytes that turned out to be of this type may be a photo. */
export function isPhotoType(type: string | null): boolean {
  return type !== null && photoTypes.includes(type);
}

/** Whether a photo of this size may be decoded; checked with the size in its header, before any pixel is decoded. */
export function isDecodable({ width, height }: { width: number; height: number }): boolean {
  const { maxPixels, maxSide } = photoLimits;
  return [width, height].every((side) => side > 0 && side <= maxSide) && width * height <= maxPixels;
}

/** What is wrong with an uploaded video, or null; the type is what its bytes turned out to be. */
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
 * The frame into which a photo is cut for a variant: the variant's width and the portrait's shape, or as much of it
 * as the photo fills. Nothing is enlarged: it would only cost bytes.
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

/** Whether a word from an address names a size in which photos are served. */
export function isImageVariant(word: string): word is ImageVariant {
  return Object.hasOwn(imageVariants, word);
}
