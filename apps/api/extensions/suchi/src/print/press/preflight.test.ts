import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreflightRule } from '@suchi/domain/print';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOptions, makePressFile } from '../../../test/press-sample.ts';
import { preflight } from './preflight.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-preflight-'));
const order = { pages: 6, trim: { width: 148, height: 210 } };
let good: Uint8Array;
beforeAll(async () => {
  good = await makePressFile(await makeOptions(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

const name = (text: string) => PDFName.of(text);
const infoOf = ({ context }: PDFDocument) => context.lookup(context.trailerInfo.Info, PDFDict);
const intentOf = ({ catalog }: PDFDocument) =>
  catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);

function changeXmp(document: PDFDocument, find: RegExp, become: string): void {
  const ref = document.catalog.get(name('Metadata')) as PDFRef;
  const stream = document.context.lookup(ref) as PDFRawStream;
  const text = Buffer.from(stream.getContents()).toString('utf8').replace(find, become);
  document.context.assign(ref, PDFRawStream.of(stream.dict, Buffer.from(text)));
}

/** The library writes PDF 1.7. */
async function save(document: PDFDocument): Promise<Uint8Array> {
  const bytes = await document.save({ addDefaultPage: false });
  bytes.set(Buffer.from('%PDF-1.6'));
  return bytes;
}

/** Puts something among the resources of the second page. */
function addResource(document: PDFDocument, kind: string, value: object | PDFRef): void {
  const resources = document.getPage(1).node.Resources();
  const { context } = document;
  const entries = resources?.lookupMaybe(name(kind), PDFDict) ?? context.obj({});
  entries.set(
    name('Planted'),
    value instanceof PDFRef ? value : context.obj(value as Record<string, string>),
  );
  resources?.set(name(kind), entries);
}

type Plant = (document: PDFDocument) => unknown;
const faults: [PreflightRule, string, Plant][] = [
  [
    'encrypted',
    'a password',
    (d) => (d.context.trailerInfo.Encrypt = d.context.register(d.context.obj({ V: 1 }))),
  ],
  ['file_id', 'no ID', (d) => delete d.context.trailerInfo.ID],
  ['title', 'no title', (d) => infoOf(d).delete(name('Title'))],
  ['dates', 'no date of its making', (d) => infoOf(d).delete(name('CreationDate'))],
  ['dates', 'another date in XMP', (d) => changeXmp(d, /(<xmp:CreateDate>)2025/, '$12024')],
  ['trapped', 'no Trapped', (d) => infoOf(d).delete(name('Trapped'))],
  ['xmp', 'no XMP', (d) => d.catalog.delete(name('Metadata'))],
  ['xmp_key', 'no DocumentID', (d) => changeXmp(d, /<xmpMM:DocumentID>.*?<\/xmpMM:DocumentID>/, '')],
  ['xmp_key', 'no title in XMP', (d) => changeXmp(d, /<dc:title>.*?<\/dc:title>/, '')],
  ['pdfx_version', 'another PDF/X', (d) => changeXmp(d, /PDF\/X-4/, 'PDF/X-3')],
  ['output_intent', 'no OutputIntent', (d) => d.catalog.delete(name('OutputIntents'))],
  ['output_intent', 'no name of the condition', (d) => intentOf(d).delete(name('OutputConditionIdentifier'))],
  ['output_profile', 'no profile', (d) => intentOf(d).delete(name('DestOutputProfile'))],
  [
    'output_profile',
    'a profile of a screen',
    (d) =>
      intentOf(d).set(
        name('DestOutputProfile'),
        d.context.register(d.context.flateStream(Buffer.alloc(200))),
      ),
  ],
  ['active_content', 'a form', (d) => d.catalog.set(name('AcroForm'), d.context.obj({}))],
  ['active_content', 'a script', (d) => d.addJavaScript('hello', 'app.alert(1)')],
  ['page_count', 'a missing page', (d) => d.removePage(5)],
  ['page_box', 'no TrimBox', (d) => d.getPage(1).node.delete(name('TrimBox'))],
  ['page_box', 'a TrimBox outside the MediaBox', (d) => d.getPage(1).setTrimBox(200, 45, 419.53, 595.28)],
  ['page_box', 'a BleedBox outside the MediaBox', (d) => d.getPage(1).setBleedBox(-9, -9, 900, 900)],
  ['page_box', 'an ArtBox', (d) => d.getPage(1).setArtBox(50, 50, 100, 100)],
  ['trim_size', 'another size', (d) => d.getPage(1).setTrimBox(45, 45, 300, 500)],
  ['bleed', 'no bleed', (d) => d.getPage(1).node.delete(name('BleedBox'))],
  ['annotation', 'a link', (d) => d.getPage(1).node.set(name('Annots'), d.context.obj([{ Type: 'Annot' }]))],
  ['rgb_colour', 'red for a screen', (d) => d.getPage(1).drawRectangle({ color: rgb(1, 0, 0) })],
  ['colour_space', 'a shading', (d) => addResource(d, 'Shading', { ShadingType: 2 })],
  ['colour_space', 'a space of RGB', (d) => addResource(d, 'ColorSpace', name('DeviceRGB'))],
  [
    'picture',
    'a picture in RGB',
    (d) =>
      addResource(
        d,
        'XObject',
        d.context.register(d.context.stream(Buffer.alloc(3), { Subtype: 'Image', ColorSpace: 'DeviceRGB' })),
      ),
  ],
  ['transparency', 'half opacity', (d) => addResource(d, 'ExtGState', { ca: 0.5 })],
  ['transparency', 'another blend', (d) => addResource(d, 'ExtGState', { BM: 'Multiply' })],
  [
    'transparency',
    'a group',
    (d) => d.getPage(1).node.set(name('Group'), d.context.obj({ S: 'Transparency' })),
  ],
  ['graphics_state', 'a transfer function', (d) => addResource(d, 'ExtGState', { TR: 'Identity' })],
  [
    'font',
    'a font that is not embedded',
    async (d) => d.getPage(1).drawText('x', { font: await d.embedFont(StandardFonts.Helvetica) }),
  ],
];

describe('the preflight of a press file', () => {
  it('passes the file as it is made', async () => {
    expect(await preflight(good, order)).toEqual([]);
  });

  it.each(faults)('finds %s: %s', async (rule, _, plant) => {
    const document = await PDFDocument.load(good, { updateMetadata: false });
    await plant(document);
    const found = await preflight(await save(document), order);
    expect(found.map((fault) => fault.rule)).toContain(rule);
    // One fault is not told as many others.
    expect(new Set(found.map((fault) => fault.rule)).size).toBeLessThanOrEqual(2);
  });

  it('finds pdf_version: PDF 1.7', async () => {
    const newer = Uint8Array.from(good);
    newer.set(Buffer.from('%PDF-1.7'));
    expect(await preflight(newer, order)).toEqual([{ rule: 'pdf_version', page: null, detail: '7' }]);
  });

  it('names the page', async () => {
    const document = await PDFDocument.load(good, { updateMetadata: false });
    document.getPage(3).drawRectangle({ color: rgb(1, 0, 0) });
    expect(await preflight(await save(document), order)).toEqual([
      { rule: 'rgb_colour', page: 4, detail: null },
    ]);
  });

  it('says so of something that is no PDF', async () => {
    expect(await preflight(Buffer.from(PDFString.of('x').toString()), order)).toEqual([
      { rule: 'unreadable', page: null, detail: null },
    ]);
  });
});
