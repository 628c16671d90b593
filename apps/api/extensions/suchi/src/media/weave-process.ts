// Makes the photo of a shared page for an API node, which then ends it. Like the process of the photos it has no
// environment and no secrets, so bytes that break a decoder reach nothing else.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontkit from '@pdf-lib/fontkit';
import sharp from 'sharp';
import type { WeaveRequest } from './commands/weave-photo.ts';

sharp.cache(false);
sharp.concurrency(1);
const limitInputPixels = 24_000_000;
const width = 720;
const textSize = 22;
/** From the foot of the photo to the base of the text. */
const above = 22;

const fontFile = fileURLToPath(import.meta.resolve('@fontsource/mukta/files/mukta-latin-600-normal.woff'));

/** Drawn as shapes, because a server has no fonts. */
async function drawWords(words: string, height: number): Promise<Buffer> {
  const font = fontkit.create(await readFile(fontFile));
  const run = font.layout(words);
  const scale = textSize / font.unitsPerEm;
  const start = (width - run.advanceWidth * scale) / 2;
  let at = 0;
  const shapes = run.glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += run.positions[index]?.xAdvance ?? glyph.advanceWidth;
    return shape;
  });
  const place = `translate(${start} ${height - above}) scale(${scale} ${-scale})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="${place}" ` +
      `fill="#fff" fill-opacity="0.5" stroke="#000" stroke-opacity="0.22" stroke-width="24">${shapes.join('')}</g></svg>`,
  );
}

async function weave({ photo, words }: WeaveRequest): Promise<Buffer> {
  const { data, info } = await sharp(photo, { limitInputPixels })
    .resize({ width, withoutEnlargement: false })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .composite([{ input: await drawWords(words, info.height) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

process.once('message', (request: WeaveRequest) => {
  void weave(request)
    .catch(() => null)
    .then((woven) => process.send?.(woven));
});
