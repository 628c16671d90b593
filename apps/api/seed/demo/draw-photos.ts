import { createHash } from 'node:crypto';
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
import { mediaFolderIds, printResolution } from '@suchi/domain/profiles';

// The smallest size that prints sharp. Smaller ones would all show the warning that a photo is too small.
const { width: widthPx, height: heightPx } = printResolution;

/** Draws the photos that do not exist yet in this size; with `faces`, only so many different ones of each gender. */
export async function drawPhotos(
  { photoFiles }: DemoCommunity,
  folder: string,
  faces?: number,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drawn = new Map<string, Promise<Buffer>>();
  await inPairs([...photoFiles.entries()], async ([place, photo]) => {
    const file = pathOf(folder, photo);
    if (existsSync(file) && isOfThisSize(readFileSync(file))) return;
    if (faces === undefined) {
      writeFileSync(file, await draw(photo.portrait));
      return;
    }
    const { gender } = photo.portrait;
    const seed = `${gender}-${place % faces}`;
    const face = drawn.get(seed) ?? draw({ seed, gender, age: 28, variant: 0 });
    drawn.set(seed, face);
    writeFileSync(file, await face);
  });
}

function draw({ seed, ...sitter }: PhotoFile['portrait']): Promise<Buffer> {
  return renderPortrait(drawPortrait(portraitParameters(seed, sitter)), widthPx);
}

/** The rows of `directus_files` for drawn photos, as if their owners had uploaded them. */
export async function describePhotos({ photoFiles, profiles }: DemoCommunity, folder: string) {
  const owners = new Map(profiles.map(({ id, user }) => [id, user]));
  const rows: object[] = [];
  const blurs = new Map<string, ReturnType<typeof renderBlur>>();
  await inPairs(photoFiles, async (photo) => {
    const { id, profile, title, filename } = photo;
    const picture = readFileSync(pathOf(folder, photo));
    const digest = createHash('sha256').update(picture).digest('hex');
    const blur = blurs.get(digest) ?? renderBlur(picture);
    blurs.set(digest, blur);
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
      metadata: { blur: await blur },
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
