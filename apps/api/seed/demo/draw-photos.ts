import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoCommunity, drawPortrait, portraitParameters, renderPortrait } from '@suchi/demo';

const widthPx = 480;
const heightPx = 600;

/** Draws what is not drawn yet and returns the rows of `directus_files`. */
export async function drawPhotos({ photoFiles, profiles }: DemoCommunity, folder: string) {
  mkdirSync(folder, { recursive: true });
  const owners = new Map(profiles.map(({ id, user }) => [id, user]));
  const waiting = [...photoFiles];
  const drawOn = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const file = join(folder, `${photo.id}.webp`);
      if (existsSync(file)) continue;
      const { seed, ...sitter } = photo.portrait;
      writeFileSync(file, await renderPortrait(drawPortrait(portraitParameters(seed, sitter)), widthPx));
    }
  };
  await Promise.all([drawOn(), drawOn()]);

  return photoFiles.map(({ id, profile, title, filename }) => ({
    id,
    storage: 'local',
    filename_disk: `${id}.webp`,
    filename_download: filename,
    title,
    type: 'image/webp',
    uploaded_by: owners.get(profile) ?? null,
    filesize: statSync(join(folder, `${id}.webp`)).size,
    width: widthPx,
    height: heightPx,
  }));
}
