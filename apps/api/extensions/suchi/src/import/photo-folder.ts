import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits } from '@suchi/domain/profiles';
import { CommandRefused } from '../platform/command-line.ts';

/** The photos of a serial number, the main one first. */
export type PhotoFolder = ReadonlyMap<number, readonly string[]>;

const photoName = /^0*(\d{1,6})(?:-(\d{1,2}))?\.(?:jpe?g|png|webp|avif)$/i;

/** 1043.jpg is the main photo of number 1043; 1043-2.jpg and 1043-3.jpg follow it. */
export async function readPhotoFolder(folder: string): Promise<PhotoFolder> {
  const names = await readdir(folder).catch(() => {
    throw new CommandRefused('The folder of photos cannot be read.');
  });
  const photos = names.flatMap((name) => {
    const [, serial, place = '1'] = photoName.exec(name) ?? [];
    return serial === undefined
      ? []
      : [{ serial: Number(serial), place: Number(place), path: join(folder, name) }];
  });
  const bySerial = Map.groupBy(
    photos.toSorted((a, b) => a.place - b.place),
    ({ serial }) => serial,
  );
  return new Map(
    [...bySerial].map(([serial, found]) => [
      serial,
      found.slice(0, photoLimits.maxCount + 1).map(({ path }) => path),
    ]),
  );
}
