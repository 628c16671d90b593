import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPhotoConverter } from '../src/print/press/cmyk-photo.ts';
import type { PressPalette } from '../src/print/press/inks.ts';
import { mergeChunks } from '../src/print/press/merge-chunks.ts';
import { makePressChunk, type PressOptions } from '../src/print/press/press-chunk.ts';

export const palette: PressPalette = new Map([
  ['000000', [0, 0, 0, 100]],
  ['4D4D4D', [0, 0, 0, 80]],
  ['C4C4C4', [0, 0, 0, 25]],
  ['781D2E', [25, 98, 75, 45]],
  ['611524', [30, 98, 75, 58]],
  ['E8A321', [5, 40, 95, 0]],
  ['305581', [88, 64, 22, 12]],
  ['FFFFFF', [0, 0, 0, 0]],
]);
const profilePath = fileURLToPath(new URL('../../../press/fogra39.icc', import.meta.url));

/** Printed by Chromium: text, a rule, a tab, a photo; a page of one colour; a drawing. */
export const browserPages = readFileSync(new URL('../src/print/press/browser-pages.pdf', import.meta.url));

export const makeOptions = async (folder: string): Promise<PressOptions> => ({
  page: { width: 148, height: 210 },
  palette,
  solids: [...palette.values()],
  convert: await createPhotoConverter({ profilePath, folder: join(folder, 'photos') }),
  slugFont: readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff')),
  ),
  slugOf: (page) => ({ left: [`page ${page}`], right: ['snapshot 9c1f'] }),
});

/** A press file of six pages. */
export async function makePressFile(options: PressOptions): Promise<Uint8Array> {
  const chunk = await makePressChunk(browserPages, options);
  const { bytes } = await mergeChunks([() => Promise.resolve(chunk), () => Promise.resolve(chunk)], {
    title: 'Suchi 2025',
    snapshot: '9c1f',
    madeFrom: new Date('2025-10-25T00:00:00Z'),
    outputProfile: readFileSync(profilePath),
  });
  return bytes;
}
