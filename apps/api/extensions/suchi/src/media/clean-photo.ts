import { frameOf, type ImageVariant, isDecodable, isPhotoType } from '@suchi/domain/profiles';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { variantFormats } from './variant-formats.ts';

/** Encoded again, upright, in sRGB, without metadata. */
export interface CleanPhoto {
  webp: Buffer;
  width: number;
  height: number;
  blur: string;
  /** The variance of its edges: a page that can be read has more than a blurred one. */
  sharpness: number;
  variants: Record<ImageVariant, Buffer>;
}

/** `not_opened`: it took too long. */
export type CleanResult = CleanPhoto | 'not_an_image' | 'too_large' | 'not_opened';

/** Enough for the book at 300 dpi with room to crop, and for every screen. */
const keptWithin = { width: 2000, height: 2500 };
const blurSize = { width: 8, height: 10 };
/** For one step. The process as a whole is killed after its own limit. */
const timeout = { seconds: 15 };

/**
 * Makes a photo from uploaded bytes, or returns why it cannot. Metadata such as place and time is dropped. Runs in
 * a process of its own, because the bytes may be an attack.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanResult> {
  const kind = await fileTypeFromBuffer(bytes);
  if (!isPhotoType(kind?.mime ?? null)) return 'not_an_image';
  const size = await readSize(bytes);
  if (size === null) return 'not_an_image';
  // From the header: a few kilobytes can unpack to gigabytes of pixels.
  if (!isDecodable(size)) return 'too_large';
  try {
    return await encodeAgain(bytes, size);
  } catch (error) {
    // A file that decodes only in part was cut off or altered.
    return (error as Error).message.includes('timeout') ? 'not_opened' : 'not_an_image';
  }
}

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

/** Kept in memory, so that the upload is decoded once for all sizes. */
interface Pixels {
  data: Buffer;
  info: sharp.OutputInfo;
}

async function encodeAgain(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<CleanPhoto> {
  // By default sharp drops all metadata and converts to sRGB.
  const photo = await sharp(bytes, { limitInputPixels: width * height, failOn: 'error' })
    .timeout(timeout)
    .autoOrient()
    .resize({ ...keptWithin, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: photo.info.width, height: photo.info.height };
  const webp = await open(photo).webp({ quality: 86 }).toBuffer();
  return {
    ...size,
    webp,
    blur: await drawBlur(photo),
    sharpness: await measureSharpness(photo),
    variants: await drawVariants(photo, size),
  };
}

const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).timeout(timeout);

async function drawBlur(photo: Pixels): Promise<string> {
  const tiny = await open(photo)
    .resize({ ...blurSize, fit: 'fill' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Laplace: nothing but edges is left. In the middle of the scale, because bytes cannot be negative. */
const edges = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], scale: 1, offset: 128 };
/** All photos at one size, so that their figures can be compared. */
const measuredWithin = { width: 1200, height: 1200 };

async function measureSharpness(photo: Pixels): Promise<number> {
  const small = await open(photo)
    .resize({ ...measuredWithin, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(await open(small).convolve(edges).png().toBuffer()).stats();
  return (channels[0]?.stdev ?? 0) ** 2;
}

/** The face is found once, in the largest size, so that all sizes show the same part. */
async function drawVariants(
  photo: Pixels,
  size: { width: number; height: number },
): Promise<Record<ImageVariant, Buffer>> {
  const portrait = await open(photo)
    .resize({ ...frameOf('print', size), fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const draw = (variant: ImageVariant) => {
    const { type, quality } = variantFormats[variant];
    return open(portrait)
      .resize({ ...frameOf(variant, size), fit: 'fill' })
      .toFormat(type, { quality })
      .toBuffer();
  };
  return {
    thumb: await draw('thumb'),
    card: await draw('card'),
    page: await draw('page'),
    print: await draw('print'),
  };
}
