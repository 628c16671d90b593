import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith } from '@suchi/testing/describe-with';
import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, makeOptions, makePressFile, palette } from '../../../test/press-sample.ts';
import { makePressChunk, type PressOptions } from './press-chunk.ts';
import { rewriteContent } from './rewrite-content.ts';

describe('the content of a page', () => {
  it('has inks instead of the colours of the palette', () => {
    expect(rewriteContent('.4706 .1137 .1804 rg 0 0 0 RG 1 1 re f', palette)).toBe(
      '0.25 0.98 0.75 0.45 k 0 0 0 1 K 1 1 re f',
    );
    expect(rewriteContent('0 g (1 0 0 rg \\) (g)) Tj <30> Tj', palette)).toBe(
      '0 0 0 1 k (1 0 0 rg \\) (g)) Tj <30> Tj',
    );
  });

  it.each([
    ['1 0 0 rg 0 0 9 9 re f', 'unmapped_colour', '#FF0000'],
    ['.5 G', 'unmapped_colour', '#808080'],
    ['/Pattern cs /P1 scn', 'gradient', 'cs'],
    ['/S1 sh', 'gradient', 'sh'],
    ['BI /W 1 ID x EI', 'inline_image', 'BI'],
  ])('refuses %s', (content, reason, detail) => {
    expect(() => rewriteContent(content, palette)).toThrow(expect.objectContaining({ reason, detail }));
  });
});

describe('a press file', () => {
  let folder: string;
  let options: PressOptions;
  let file: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'suchi-press-'));
    options = await makeOptions(folder);
    file = join(folder, 'press.pdf');
    writeFileSync(file, await makePressFile(options));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describeWith('pdf', 'as poppler reads it', () => {
    const run = (tool: string, args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });
    const ask = (tool: string, ...args: string[]) => run(tool, [...args, file]);

    it('has the trimmed page in the middle of every sheet, and 3 mm around it', () => {
      const boxes = ask('pdfinfo', '-box', '-f', '1', '-l', '6');
      expect(boxes.match(/MediaBox: +0.00 +0.00 +510.24 +685.98/g)).toHaveLength(6);
      expect(boxes.match(/TrimBox: +45.35 +45.35 +464.88 +640.63/g)).toHaveLength(6);
      expect(boxes.match(/BleedBox: +36.85 +36.85 +473.39 +649.13/g)).toHaveLength(6);
    });

    it('has pictures in inks, and no other colours than inks', () => {
      const images = ask('pdfimages', '-list').split('\n').slice(2).filter(Boolean);
      expect(images).toHaveLength(2);
      for (const image of images) expect(image).toMatch(/ 567 +709 +cmyk +4 +8 +jpeg/);
    });

    it('has every font, says for which press it is, and prints the slug', async () => {
      for (const font of ask('pdffonts').split('\n').slice(2).filter(Boolean))
        expect(font).toMatch(/yes (yes|no) +yes/);
      const { catalog } = await PDFDocument.load(readFileSync(file));
      expect(catalog.has(PDFName.of('OutputIntents'))).toBe(true);
      expect(run('pdftotext', ['-f', '2', '-l', '2', file, '-'])).toMatch(
        /Opener[\s\S]*page 2[\s\S]*snapshot 9c1f/,
      );
    });
  });

  it('is the same file for the same pages', async () => {
    expect(Buffer.from(await makePressFile(options)).equals(readFileSync(file))).toBe(true);
  });

  it('names the page and the colour that no ink is known for', async () => {
    const without = new Map([...palette].filter(([rgb]) => rgb !== '611524'));
    await expect(makePressChunk(browserPages, { ...options, palette: without })).rejects.toMatchObject({
      reason: 'unmapped_colour',
      detail: '#611524',
      page: 2,
    });
  });

  it.each([
    ['half opacity', { Type: 'ExtGState', ca: 0.5 }],
    ['another blend', { Type: 'ExtGState', BM: 'Multiply' }],
  ])('refuses %s', async (_, state) => {
    const document = await PDFDocument.load(browserPages);
    const resources = document.getPage(1).node.Resources();
    resources?.set(PDFName.of('ExtGState'), document.context.obj({ G3: state }));
    await expect(makePressChunk(await document.save(), options)).rejects.toMatchObject({
      reason: 'transparency',
      page: 2,
    });
  });

  it('refuses a picture with transparent parts', async () => {
    const document = await PDFDocument.load(browserPages);
    const png = await document.embedPng(
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    );
    document.getPage(2).drawImage(png);
    await expect(makePressChunk(await document.save(), options)).rejects.toMatchObject({
      reason: 'transparency',
      page: 3,
    });
  });
});
