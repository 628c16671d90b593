// Draws the icons of a logo for an API node, which then ends it. Like the process of the photos it has no environment and no
// secrets, so bytes that break a decoder reach nothing else.
import sharp from 'sharp';
import type { IconRequest } from './commands/draw-icons.ts';

sharp.cache(false);
sharp.concurrency(1);
const limitInputPixels = 4096 * 4096;
/** The page's own colour: a logo is made for light ground. */
const pageGround = '#FBF8F2';

async function drawIcon(
  logo: Uint8Array,
  { size, share, ground = pageGround }: IconRequest,
): Promise<Buffer> {
  const inner = Math.round(size * share);
  // A drawing has few dots of its own: so many that it is sharp at this size.
  const drawn = await sharp(logo, { limitInputPixels, density: 300 })
    .resize({ width: inner, height: inner, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

process.once('message', ({ logo, icons }: { logo: Uint8Array; icons: IconRequest[] }) => {
  void Promise.all(icons.map((icon) => drawIcon(logo, icon)))
    .catch(() => null)
    .then((drawn) => process.send?.(drawn));
});
