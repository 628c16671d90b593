import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { drawHills } from '@suchi/book';
import type { BookSize } from '@suchi/domain/print';
import sharp from 'sharp';
import { drawIcons } from '../../media/commands/draw-icons.ts';
import { listStored, readSource } from '../../media/commands/read-source.ts';
import { readLogoFile } from '../../platform/logo-file.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { createPhotoConverter } from '../press/cmyk-photo.ts';
import type { BookJobRow } from '../repository/book-jobs.ts';
import { hashOf, keepFile } from './book-storage.ts';
import type { BookPicturePaths, BookPorts } from './book-ports.ts';
import type { BookProgress } from './book-progress.ts';
import type { Snapshot } from './read-snapshot.ts';

interface Frame {
  width: number;
  height: number;
}

/** The photo of a page and the picture of the cover, at 300 dots an inch. */
const frames: Record<BookSize, { photo: Frame; cover: Frame }> = {
  A5: { photo: { width: 567, height: 709 }, cover: { width: 1819, height: 1772 } },
  A4: { photo: { width: 850, height: 1063 }, cover: { width: 2551, height: 2480 } },
};

/** A core of the machine makes one picture; more would be taken from the process's other work. */
const picturesAtOnce = Math.min(4, availableParallelism());

/** Without a picture of the admin's. */
const drawnCover = 'drawn';

/** Makes every picture of the book at print size once; for the press also in inks. */
export async function preparePictures(
  { platform, storage, profilePath }: BookPorts,
  progress: BookProgress,
  { book, coverPicture }: Snapshot,
  { kind }: BookJobRow,
): Promise<BookPicturePaths> {
  const wanted = [
    ...(book.cover === 'picture'
      ? [{ id: coverPicture ?? drawnCover, frame: frames[book.size].cover, isFace: false }]
      : []),
    ...book.profiles.flatMap(({ photo }) =>
      photo ? [{ id: photo.file, frame: frames[book.size].photo, isFace: true }] : [],
    ),
  ];
  const stored = await listStored(
    platform.database,
    wanted.map(({ id }) => id).filter((id) => id !== drawnCover),
  );
  const convert =
    kind === 'press' ? await createPhotoConverter({ profilePath, folder: storage.photos }) : null;
  const paths = new Map<string, string>();
  await progress.run('photos', wanted.length, async (tell) => {
    let done = 0;
    const waiting = wanted.values();
    const work = async () => {
      for (const { id, frame, isFace } of waiting) {
        const source =
          id === drawnCover
            ? Buffer.from(drawHills(book.colour))
            : await readSource(platform.storage, { id, isFace, stored: stored.get(id) });
        if (source !== null) {
          const path = join(storage.photos, `${hashOf(`${frame.width}x${frame.height} `, source)}.jpg`);
          const jpeg = await keepFile(path, () => drawPicture(source, frame));
          if (convert !== null) await convert(sharp(jpeg), jpeg);
          paths.set(id, path);
        }
        done += 1;
        await tell(done);
      }
    };
    await Promise.all(Array.from({ length: picturesAtOnce }, work));
  });
  return {
    photoOf: ({ photo }) => (photo ? (paths.get(photo.file) ?? null) : null),
    cover: paths.get(coverPicture ?? drawnCover) ?? null,
    logo: await prepareLogo(platform.storage, storage.photos, book.association.logo),
  };
}

/** At 300 dots an inch it is printed at most 50 mm wide; the largest place for it has 24. */
const logoFrame: Frame = { width: 600, height: 600 };

/** A JPEG like the photos, so that the press turns it into inks in the same way. */
async function prepareLogo(files: FileStorage, folder: string, logo: string | null): Promise<string | null> {
  const bytes = logo === null ? null : await readLogoFile(files, logo);
  if (bytes === null) return null;
  const [drawn] = (await drawIcons(bytes, [{ size: logoFrame.width, share: 1, ground: '#FFFFFF' }])) ?? [];
  if (drawn === undefined) throw new Error('the logo could not be drawn');
  const path = join(folder, `${hashOf('logo ', drawn)}.jpg`);
  await keepFile(path, () => drawPicture(drawn, logoFrame));
  return path;
}

const drawPicture = (source: Uint8Array, frame: Frame): Promise<Buffer> =>
  sharp(source)
    .resize({ ...frame, fit: 'cover', position: 'attention', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
