import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf, keepFile } from '../book/book-storage.ts';

export interface CmykJpeg {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Turns a picture into inks. The key are the bytes that decide what is on it. */
export type ConvertPhoto = (picture: sharp.Sharp, key: Uint8Array) => Promise<CmykJpeg>;

/**
 * Converts each picture once and keeps it in the folder, under a hash of its bytes and of the profile. The profile
 * is in the file once, as its output intent, and not in every photo.
 */
export async function createPhotoConverter(options: {
  profilePath: string;
  folder: string;
}): Promise<ConvertPhoto> {
  const profile = hashOf(await readFile(options.profilePath));
  return async (picture, key) => {
    const bytes = await keepFile(join(options.folder, `${hashOf(profile, key)}-inks.jpg`), () =>
      picture
        .withIccProfile(options.profilePath, { attach: false })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, width, height };
  };
}
