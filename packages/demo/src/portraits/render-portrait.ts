import sharp from 'sharp';

/** Turns a drawn portrait into a WebP picture of that width, 4:5. */
export async function renderPortrait(svg: string, widthPx: number): Promise<Buffer> {
  const heightPx = Math.round((widthPx * 5) / 4);
  // Set in the text and not by density: the size is then exact and nothing is scaled twice.
  const sized = svg.replace(' width="420" height="525"', ` width="${widthPx}" height="${heightPx}"`);
  return await sharp(Buffer.from(sized)).removeAlpha().webp({ quality: 85, effort: 2 }).toBuffer();
}
