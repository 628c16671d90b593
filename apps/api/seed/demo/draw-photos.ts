import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DemoCommunity,
  drawPortrait,
  type PhotoFile,
  portraitParameters,
  renderBlur,
  renderPortrait,
} from '@suchi/demo';
import { mediaFolderIds, printResolution } from '@suchi/domain/profile';

// The smallest size that prints sharp. Smaller ones would all show the warning that a photo is too small.
const { width: widthPx, height: heightPx } = printResolution;

/** Draws the photos that do not exist yet in this size. */
export async function drawPhotos({ photoFiles }: DemoCommunity, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await inPairs(photoFiles, async (photo) => {
    const file = pathOf(folder, photo);
    if (existsSync(file) && isOfThisSize(readFileSync(file))) return;
    const { seed, ...sitter } = photo.portrait;
    writeFileSync(file, await renderPortrait(drawPortrait(portraitParameters(seed, sitter)), widthPx));
  });
}

/** The rows of `directus_files` for drawn photos, as if their owners had uploaded them. */
export async function describePhotos({ photoFiles, profiles }: DemoCommunity, folder: string) {
  const owners = new Map(profiles.map(({ id, user }) => [id, user]));
  const rows: object[] = [];
  await inPairs(photoFiles, async (photo) => {
    const { id, profile, title, filename } = photo;
    const picture = readFileSync(pathOf(folder, photo));
    rows.push({
      id,
      storage: 'local',
      folder: mediaFolderIds.photos,
      filename_disk: `${id}.webp`,
      filename_download: filename,
      title,
      type: 'image/webp',
      uploaded_by: owners.get(profile) ?? null,
      filesize: picture.length,
      width: widthPx,
      height: heightPx,
      metadata: { blur: await renderBlur(picture) },
    });
  });
  return rows;
}

/** Whether an existing drawing has the current width, which is in the fourteen bits after the frame's mark. */
const isOfThisSize = (webp: Buffer) => webp.length > 28 && (webp.readUInt16LE(26) & 0x3fff) === widthPx;

const pathOf = (folder: string, { id }: PhotoFile) => join(folder, `${id}.webp`);

/** Two at a time: while one is compressed the next is drawn. */
async function inPairs<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const waiting = [...things];
  const workOn = async (): Promise<void> => {
    for (let thing = waiting.shift(); thing; thing = waiting.shift()) await work(thing);
  };
  await Promise.all([workOn(), workOn()]);
}
