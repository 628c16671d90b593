import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import sharp from 'sharp';
import type { ConvertPhoto } from './cmyk-photo.ts';
import type { PressPalette } from './inks.ts';
import { PressError } from './press-error.ts';
import { rewriteContent } from './rewrite-content.ts';

const name = (text: string) => PDFName.of(text);

/** What is shared by the pages of a file: an object that two pages use is converted once. */
export interface PressContext {
  context: PDFContext;
  palette: PressPalette;
  convert: ConvertPhoto;
  converted: Set<PDFRef>;
}

export const readStreamBytes = (stream: PDFStream): Uint8Array =>
  stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();

export const readStream = (stream: PDFStream): string =>
  Buffer.from(readStreamBytes(stream)).toString('latin1');

/** Converts what the resources of a page or of a drawing inside it name. */
export async function convertResources(press: PressContext, resources: PDFDict | undefined): Promise<void> {
  if (resources === undefined) return;
  for (const [, state] of entriesOf(resources, 'ExtGState')) refuseTransparency(press.context, state);
  if (entriesOf(resources, 'Shading').length > 0) throw new PressError('gradient', 'shading');
  for (const [, ref] of entriesOf(resources, 'XObject')) {
    if (!(ref instanceof PDFRef) || press.converted.has(ref)) continue;
    press.converted.add(ref);
    const stream = press.context.lookup(ref, PDFStream);
    if (stream.dict.get(name('Subtype')) === name('Image')) await convertImage(press, ref, stream);
    else await convertForm(press, ref, stream);
  }
}

function entriesOf(resources: PDFDict, kind: string): [PDFName, unknown][] {
  return resources.lookupMaybe(name(kind), PDFDict)?.entries() ?? [];
}

const opacities = ['ca', 'CA'];

function refuseTransparency(context: PDFContext, entry: unknown): void {
  const state = entry instanceof PDFRef ? context.lookup(entry, PDFDict) : (entry as PDFDict);
  const isSolid = opacities.every((key) => (state.lookupMaybe(name(key), PDFNumber)?.asNumber() ?? 1) === 1);
  const mask = state.get(name('SMask'));
  const blend = state.get(name('BM'));
  const isPlain = blend === undefined || blend === name('Normal');
  if (!isSolid || !isPlain || (mask !== undefined && mask !== name('None')))
    throw new PressError('transparency', 'graphics state');
}

async function convertForm(press: PressContext, ref: PDFRef, form: PDFStream): Promise<void> {
  await convertResources(press, form.dict.lookupMaybe(name('Resources'), PDFDict));
  const content = rewriteContent(readStream(form), press.palette);
  const { context } = press;
  const kept = form.dict.clone(context);
  for (const key of ['Filter', 'DecodeParms', 'Length', 'Group']) kept.delete(name(key));
  const made = context.flateStream(Buffer.from(content, 'latin1'));
  for (const [key, value] of kept.entries()) made.dict.set(key, value);
  context.assign(ref, made);
}

async function convertImage(press: PressContext, ref: PDFRef, image: PDFStream): Promise<void> {
  const { context, convert } = press;
  if (image.dict.has(name('SMask')) || image.dict.has(name('Mask')))
    throw new PressError('transparency', 'image');
  // One bit in the current colour, or grey: both print in black ink.
  if (image.dict.get(name('ImageMask')) !== undefined || isGrey(image.dict)) return;
  const bytes = image.getContents();
  const jpeg = await convert(openPicture(image), bytes);
  const made = context.stream(jpeg.bytes, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: jpeg.width,
    Height: jpeg.height,
    ColorSpace: 'DeviceCMYK',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
    // JPEG stores inks the other way round.
    Decode: [1, 0, 1, 0, 1, 0, 1, 0],
  });
  context.assign(ref, made);
}

const isGrey = (dict: PDFDict) => dict.get(name('ColorSpace')) === name('DeviceGray');

function openPicture(image: PDFStream): sharp.Sharp {
  const { dict } = image;
  const filter = dict.lookup(name('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  if (filters.length === 1 && filters[0] === name('DCTDecode')) return sharp(image.getContents());
  const width = dict.lookup(name('Width'), PDFNumber).asNumber();
  const height = dict.lookup(name('Height'), PDFNumber).asNumber();
  const pixels = Buffer.from(readStream(image), 'latin1');
  if (pixels.length !== width * height * 3) throw new PressError('unknown_image', String(filter));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
