import sharp from 'sharp';

/** Turns a drawn portrait into a WebP picture of that width, 4:5. */
export async function renderPortrait(svg: string, widthPx: number): Promise<Buffer> {
  const heightPx = Math.round((widthPx * 5) / 4);
  // The size is set in the SVG, so that it is exact and not scaled twice.
  const sized = svg.replace(' width="420" height="525"', ` width="${widthPx}" height="${heightPx}"`);
  return await sharp(Buffer.from(sized)).removeAlpha().webp({ quality: 85, effort: 2 }).toBuffer();
}

/** A tiny preview as a `data:` address, shown while the picture loads. */
export async function renderBlur(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize({ width: 8, height: 10, fit: 'fill' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
