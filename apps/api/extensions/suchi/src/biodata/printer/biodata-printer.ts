import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  biodataCss,
  type BiodataFit,
  type BiodataPage,
  biodataPaperCss,
  biodataSizes,
  brandCss,
  fitBiodata,
  fontFaceCss,
  renderBiodata,
} from '@suchi/book';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { createOwnChromium } from '../../platform/own-chromium.ts';
import { cleanPdf } from './clean-pdf.ts';

export interface BiodataToPrint extends Omit<BiodataPage, 'photoUrl'> {
  photo: Buffer | null;
  /** The association's colour, as six hexadecimal digits. */
  colour: string;
  /** The only thing that the file says about itself. */
  title: string;
}

export interface PrintedBiodata {
  pdf: Buffer;
  /** A PNG; of the phone's shape 1080 by 1920 dots. */
  picture: Buffer;
  fit: BiodataFit;
}

export interface BiodataPrinter {
  print(biodata: BiodataToPrint): Promise<PrintedBiodata>;
  close(): Promise<void>;
}

const dotsPerPixel = 1.5;
const timeoutMs = 20_000;
/** A browser that nobody needs gives its memory back. */
const idleMs = 60_000;

/** Lays a biodata out with Chromium, as the book. `folder` is private: the page lies here while it is printed. */
export function createBiodataPrinter(options: {
  chromiumPath: string | undefined;
  folder: string;
}): BiodataPrinter {
  const chromium = createOwnChromium(options.chromiumPath);
  let idle: NodeJS.Timeout | undefined;
  return {
    async print(biodata) {
      clearTimeout(idle);
      const viewport = biodataSizes[biodata.shape];
      const context = await chromium.open({ viewport, deviceScaleFactor: dotsPerPixel });
      const limit = setTimeout(() => void context.close(), timeoutMs);
      const own = await mkdtemp(join(options.folder, 'biodata-'));
      try {
        return await printIn(context, own, biodata);
      } finally {
        clearTimeout(limit);
        await context.close();
        await rm(own, { recursive: true });
        idle = setTimeout(() => void chromium.close(), idleMs).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await chromium.close();
    },
  };
}

async function printIn(
  context: BrowserContext,
  folder: string,
  { photo, colour, title, ...biodata }: BiodataToPrint,
): Promise<PrintedBiodata> {
  const photoFile = join(folder, 'photo.jpg');
  if (photo !== null) await writeFile(photoFile, await fitPhoto(photo));
  const page = renderBiodata({ ...biodata, photoUrl: photo && pathToFileURL(photoFile).href });
  const style = [
    fontFaceCss(({ file }) => import.meta.resolve(`@fontsource/${file}`)),
    brandCss(colour),
    biodataPaperCss(biodata.shape),
    biodataCss(),
  ].join('\n');
  const file = join(folder, 'biodata.html');
  await writeFile(
    file,
    `<!doctype html><html lang="${biodata.sheet.language}"><meta charset="utf-8"><style>${style}</style><body>${page}</body></html>`,
  );
  const tab = await context.newPage();
  await tab.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: timeoutMs });
  const fit = await tab.evaluate(`document.fonts.ready.then(() => (${String(fitBiodata)})(document))`);
  const picture = await tab.screenshot({ type: 'png', timeout: timeoutMs });
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  return {
    pdf: await cleanPdf(pdf, title),
    picture: await sharp(picture).png({ palette: true, quality: 95, effort: 4 }).toBuffer(),
    fit: fit as BiodataFit,
  };
}

/** As large as the largest place for it needs at 190 dots an inch. */
const fitPhoto = (source: Buffer): Promise<Buffer> =>
  sharp(source)
    .resize({ width: 880, height: 1100, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 84 })
    .toBuffer();
