import { isDecodable, isPhotoType } from '@suchi/domain/profile';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** A photo as it is kept: encoded anew, upright, in sRGB, with nothing of the camera's notes left in it. */
export interface CleanPhoto {
  webp: Buffer;
  width: number;
  height: number;
  blur: string;
}

/** Enough for the book at 300 dots an inch with room to cut, and for every screen. */
const keptWithin = { width: 2000, height: 2500 };
const blurSize = { width: 8, height: 10 };

/**
 * Makes a photo out of what somebody uploaded, or says why it is none. Nothing of the upload is kept but its pixels:
 * whatever was hidden in the file, place and time of the picture included, ends here.
 */
export async function cleanPhoto(bytes: Buffer): Promise<CleanPhoto | 'not_an_image' | 'too_large'> {
  const kind = await fileTypeFromBuffer(bytes);
  if (!isPhotoType(kind?.mime ?? null)) return 'not_an_image';
  const size = await readSize(bytes);
  if (size === null) return 'not_an_image';
  // Asked of the header: a few kilobytes can claim, and unpack to, gigabytes of pixels.
  if (!isDecodable(size)) return 'too_large';
  return encodeAnew(bytes, size);
}

async function readSize(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

async function encodeAnew(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<CleanPhoto | 'not_an_image'> {
  try {
    // sharp leaves out all metadata and converts to sRGB unless told otherwise.
    const { data, info } = await sharp(bytes, { limitInputPixels: width * height, failOn: 'error' })
      .autoOrient()
      .resize({ ...keptWithin, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height, blur: await drawBlur(data) };
  } catch {
    // What decodes only in part was cut off or tampered with.
    return 'not_an_image';
  }
}

async function drawBlur(webp: Buffer): Promise<string> {
  const tiny = await sharp(webp)
    .resize({ ...blurSize, fit: 'fill' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
