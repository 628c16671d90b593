import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Book, drawHills, outlineBook } from '@suchi/book';
import { coverDesigns, defaultEdition } from '@suchi/domain/print';
import { requireNeeds } from '@suchi/testing';
import { buildPrintedProfile, revaInBook, sahyadriInBook } from '@suchi/testing/printed-profile';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChromiumLayout } from '../extensions/suchi/src/print/book/chromium-layout.ts';

requireNeeds('browser', 'pdf');
const folder = mkdtempSync(path.join(tmpdir(), 'book-pages-'));
const layout = createChromiumLayout({ chromiumPath: process.env['SUCHI_CHROMIUM'], folder });
const picture = path.join(folder, 'picture.jpg');
const pictures = { photoOf: () => picture, cover: picture, logo: null };

beforeAll(async () => {
  writeFileSync(
    picture,
    await sharp(Buffer.from(drawHills('781D2E')))
      .jpeg()
      .toBuffer(),
  );
});
afterAll(async () => {
  await layout.close();
  rmSync(folder, { recursive: true });
});

const devanagari = 'ज्य क्ष त्र श्री ऱ्या';
const longWords = Array.from({ length: 100 }, () => 'straightforward').join(' ');
const men = Array.from({ length: 6 }, (_, index) => ({
  serialNumber: index + 1,
  gender: 'Male' as const,
  name: `Rohan Anil Candidate${index + 1}`,
  lastName: `Candidate${index + 1}`,
}));
const women = [
  {},
  { serialNumber: 452, name: 'Sayali Mahesh Rane', lastName: 'Rane', ownScriptName: devanagari },
  { serialNumber: 453, name: 'Hetal Jayesh Mehta', lastName: 'Mehta', ownScriptName: 'હેતલ જયેશ મહેતા' },
  { serialNumber: 454, name: 'Long Text', lastName: 'Text', expectations: longWords, photo: null },
];
const book: Book = {
  size: 'A5',
  edition: defaultEdition,
  association: { ...sahyadriInBook, address: '12 Gavanpada Road, Mulund East, Mumbai 400081' },
  colour: '781D2E',
  cover: 'picture',
  profiles: [...men, ...women].map((changes) => buildPrintedProfile(changes)),
};
const outline = outlineBook(book);
/** In the file the front cover comes first. */
const sheetOf = (serialNumber: number) => (outline.plan.pageOfSerial.get(serialNumber) ?? 0) + 1;

const run = (command: string, args: string[], pdf: Uint8Array) =>
  execFileSync(command, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });
const textOf = (pdf: Uint8Array, sheet: number) =>
  run('pdftotext', ['-layout', '-f', `${sheet}`, '-l', `${sheet}`, '-', '-'], pdf)
    .toString()
    .replaceAll(/\s+/g, ' ');
const draw = (pdf: Uint8Array, sheet: number, dots: number) =>
  run('pdftoppm', ['-gray', '-png', '-r', `${dots}`, '-f', `${sheet}`, '-l', `${sheet}`, '-'], pdf);

/** Compares with the picture that a person has looked at. A missing one is written, and the test fails. */
async function expectPicture(name: string, drawn: Buffer): Promise<void> {
  const file = path.join(import.meta.dirname, 'pictures', `${name}.png`);
  const written = !existsSync(file);
  if (written) writeFileSync(file, await sharp(drawn).greyscale().png({ compressionLevel: 9 }).toBuffer());
  const pixels = (from: Buffer | string) =>
    sharp(from).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [before, now] = await Promise.all([pixels(file), pixels(drawn)]);
  expect(now.info).toMatchObject({ width: before.info.width, height: before.info.height });
  const changed = now.data.filter((value, index) => Math.abs(value - (before.data[index] ?? 0)) > 80).length;
  expect(changed / now.data.length, name).toBeLessThan(0.002);
  expect(written, `${name}.png was missing and is written: look at it`).toBe(false);
}

describe('a printed book', () => {
  let pdf: Uint8Array;
  let fits: Awaited<ReturnType<typeof layout.printChunk>>['fits'];
  const pageCount = outline.pages.length + 2;
  beforeAll(async () => {
    ({ pdf, fits } = await layout.printChunk(book, pictures, { from: 1, to: pageCount }));
  });

  it('has every page at its number, and on it the candidate it is for', () => {
    expect(run('pdfinfo', ['-'], pdf).toString()).toMatch(new RegExp(`Pages: +${pageCount}\\n`));
    for (const { name, serialNumber } of book.profiles) {
      const text = textOf(pdf, sheetOf(serialNumber));
      expect(text).toContain(name);
      expect(text).toContain(`${serialNumber} `);
      expect(text).toContain(String(sheetOf(serialNumber) - 1));
    }
    expect(textOf(pdf, 4)).toMatch(/Unmarried Males +1–423, 6 candidates +8 .*Unmarried Females .* 16 /);
    expect(textOf(pdf, outline.pages.findIndex(({ kind }) => kind === 'index') + 2)).toMatch(
      /Rane, Sayali Mahesh +452/,
    );
  });

  it('has all its fonts inside', () => {
    const fonts = run('pdffonts', ['-'], pdf).toString().trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(5);
    for (const font of fonts) expect(font).toMatch(/\+(Mukta|TiroDeva|NotoSerifGujarati).* yes yes yes /);
  });

  it('names the page whose text is longer than the paper, and no other', () => {
    expect(fits).toEqual([{ serialNumber: 454, kind: 'long_text' }]);
  });

  it('draws two profile pages and an opener as they were approved', async () => {
    await expectPicture('book-profile-left', draw(pdf, sheetOf(452), 90));
    await expectPicture('book-profile-right', draw(pdf, sheetOf(453), 90));
    await expectPicture('book-opener', draw(pdf, sheetOf(451) - 1, 60));
  });

  it('joins the letters of Devanagari and Gujarati as they are written', async () => {
    const lineOf = async (sheet: number, left: number) =>
      sharp(draw(pdf, sheet, 300))
        .extract({ left, top: 265, width: 380, height: 100 })
        .toBuffer();
    await expectPicture('book-devanagari', await lineOf(sheetOf(452), 1230));
    await expectPicture('book-gujarati', await lineOf(sheetOf(453), 230));
  });

  it('prints the same pages from the same data', async () => {
    const again = await layout.printChunk(book, pictures, { from: sheetOf(452), to: sheetOf(453) });
    expect(textOf(again.pdf, 1)).toBe(textOf(pdf, sheetOf(452)));
    expect(draw(again.pdf, 2, 90).equals(draw(pdf, sheetOf(453), 90))).toBe(true);
  });
});

it.each(coverDesigns)('draws the cover %s as it was approved', async (cover) => {
  const { pdf } = await layout.printChunk({ ...book, cover }, pictures, { from: 1, to: 1 });
  await expectPicture(`book-cover-${cover}`, draw(pdf, 1, 60));
});

it.each(coverDesigns)(
  'draws the cover %s of another association in its colour, with its words',
  async (cover) => {
    const reva = { ...book, cover, association: revaInBook, colour: '0F5A63', word: 'પરિચય' };
    const { pdf } = await layout.printChunk(reva, pictures, { from: 1, to: 1 });
    await expectPicture(`book-cover-${cover}-reva`, draw(pdf, 1, 60));
  },
);

it('draws the logo of another association on its covers and its title page', async () => {
  const logo = path.join(folder, 'logo.jpg');
  const drawing = path.join(import.meta.dirname, '../seed/demo/associations/reva.svg');
  const flat = sharp(drawing, { density: 300 }).resize(600, 600).flatten({ background: '#ffffff' });
  writeFileSync(logo, await flat.jpeg().toBuffer());
  const reva = { ...book, association: revaInBook, colour: '0F5A63', word: 'પરિચય' };
  const withLogo = { ...pictures, logo };
  const sheet = await layout.printCover({ ...reva, cover: 'word' }, withLogo, 12.4);
  await expectPicture('book-cover-sheet-logo', draw(sheet, 1, 60));
  const { pdf } = await layout.printChunk(reva, withLogo, { from: 2, to: 2 });
  await expectPicture('book-title-logo', draw(pdf, 1, 60));
});

it('draws the cover with its spine as it was approved, and a long word of the association smaller', async () => {
  const long = { ...book, cover: 'word' as const, word: 'પરિચય પુસ્તિકા' };
  await expectPicture('book-cover-sheet', draw(await layout.printCover(book, pictures, 12.4), 1, 60));
  await expectPicture('book-cover-long-word', draw(await layout.printCover(long, pictures, 30), 1, 60));
});

it('fits the large page too', async () => {
  const large = { ...book, size: 'A4' as const };
  const sheets = { from: sheetOf(451), to: sheetOf(453) };
  const { pdf, fits } = await layout.printChunk(large, pictures, sheets);
  expect(fits).toEqual([]);
  expect(textOf(pdf, 1)).toContain('Our notes');
  expect(run('pdfinfo', ['-'], pdf).toString()).toMatch(/Page size: +61[23](\.\d+)? x 85[89]/);
});
