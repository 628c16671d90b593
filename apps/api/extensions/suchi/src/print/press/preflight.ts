import type { PreflightRule } from '@suchi/domain/print';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { type AddFault, checkPage, createPageCheck } from './preflight-page.ts';
import { readStreamBytes } from './press-page.ts';
import { pdfxVersion } from './xmp.ts';

export interface PreflightFault {
  rule: PreflightRule;
  /** Counted from 1 in this file; null for the file as a whole. */
  page: number | null;
  detail: string | null;
}

export interface PreflightOrder {
  pages: number;
  /** The trimmed page in millimetres. */
  trim: { width: number; height: number };
}

const name = (text: string) => PDFName.of(text);

/**
 * Looks in a finished press file for what PDF/X-4 (ISO 15930-7) asks and what its structure tells. It does not draw
 * the pages: whether a font has every glyph, whether the ICC profile is right inside, and the amount of ink are not seen.
 */
export async function preflight(bytes: Uint8Array, order: PreflightOrder): Promise<PreflightFault[]> {
  const faults: PreflightFault[] = [];
  const add: AddFault = (rule, detail = null, page = null) => void faults.push({ rule, page, detail });
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true }).catch(
    () => null,
  );
  if (document === null) {
    add('unreadable');
    return faults;
  }
  checkFile(document, bytes, add);
  checkInfo(document, add);
  checkOutput(document, add);
  const pages = document.getPages();
  if (pages.length !== order.pages) add('page_count', `${pages.length} instead of ${order.pages}`);
  const check = createPageCheck(document.context);
  for (const [index, page] of pages.entries()) {
    checkPage(check, page, order.trim, (rule, detail = null) => add(rule, detail, index + 1));
    // A turn for the process's other work.
    if (index % 50 === 49) await new Promise((resolve) => void setImmediate(resolve));
  }
  return faults;
}

const activeKeys = ['OpenAction', 'AA', 'AcroForm', 'OCProperties', 'Perms', 'Collection'];
const activeNames = ['JavaScript', 'EmbeddedFiles', 'AlternatePresentations'];

const isId = (id: unknown) => id instanceof PDFHexString && id.asString().length >= 32;

function checkFile({ context, catalog }: PDFDocument, bytes: Uint8Array, add: AddFault): void {
  const version = /^%PDF-1\.(\d)/.exec(Buffer.from(bytes.subarray(0, 8)).toString('latin1'))?.[1];
  if (version === undefined || Number(version) > 6) add('pdf_version', version ?? null);
  const { Encrypt, ID } = context.trailerInfo;
  if (Encrypt !== undefined) add('encrypted');
  const ids = ID === undefined ? [] : context.lookup(ID, PDFArray).asArray();
  if (ids.length !== 2 || !ids.every(isId)) add('file_id');
  const names = catalog.lookupMaybe(name('Names'), PDFDict);
  const active = [
    ...activeKeys.filter((key) => catalog.has(name(key))),
    ...activeNames.filter((key) => names?.has(name(key))),
  ];
  for (const key of active) add('active_content', key);
}

/** What must be in the metadata, and what must be said the same way in the information dictionary. */
const xmpKeys = [
  'dc:title',
  'xmp:CreateDate',
  'xmp:ModifyDate',
  'xmp:MetadataDate',
  'xmpMM:DocumentID',
  'xmpMM:VersionID',
  'xmpMM:RenditionClass',
  'pdf:Trapped',
];

const digits = (date: string) => date.replaceAll(/\D/g, '').slice(0, 14);

function checkInfo({ context, catalog }: PDFDocument, add: AddFault): void {
  const info = context.trailerInfo.Info && context.lookup(context.trailerInfo.Info, PDFDict);
  const text = (key: string) => {
    const value = info?.lookup(name(key));
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  };
  if (text('Title').trim() === '') add('title');
  for (const key of ['CreationDate', 'ModDate']) if (!/^D:\d{14}/.test(text(key))) add('dates', key);
  const trapped = info?.get(name('Trapped'));
  if (trapped !== name('False') && trapped !== name('True')) add('trapped');

  const metadata = catalog.lookup(name('Metadata'));
  if (!(metadata instanceof PDFStream) || metadata.dict.has(name('Filter'))) return add('xmp');
  const xmp = Buffer.from(metadata.getContents()).toString('utf8');
  const valueOf = (key: string) => new RegExp(`<${key}>([\\s\\S]*?)</${key}>`).exec(xmp)?.[1]?.trim() ?? '';
  for (const key of xmpKeys) if (valueOf(key) === '') add('xmp_key', key);
  if (valueOf('pdfxid:GTS_PDFXVersion') !== pdfxVersion) add('pdfx_version');
  if (digits(valueOf('xmp:CreateDate')) !== digits(text('CreationDate'))) add('dates', 'xmp:CreateDate');
  return undefined;
}

function checkOutput({ context, catalog }: PDFDocument, add: AddFault): void {
  const intents = catalog.lookup(name('OutputIntents'));
  const found = intents instanceof PDFArray ? intents.asArray() : [];
  const forPress = found
    .map((each) => (each instanceof PDFRef ? context.lookup(each) : each))
    .filter((each) => each instanceof PDFDict && each.get(name('S')) === name('GTS_PDFX')) as PDFDict[];
  const [intent] = forPress;
  if (forPress.length !== 1 || !intent?.has(name('OutputConditionIdentifier'))) return add('output_intent');
  const profile = intent.lookup(name('DestOutputProfile'));
  if (!(profile instanceof PDFRawStream)) return add('output_profile');
  // A profile of a press (prtr) with four inks, of version 4 or earlier.
  const head = Buffer.from(readStreamBytes(profile).subarray(0, 40)).toString('latin1');
  const isPress =
    head.slice(12, 16) === 'prtr' && head.slice(16, 20) === 'CMYK' && head.slice(36, 40) === 'acsp';
  if (!isPress || head.charCodeAt(8) > 4) add('output_profile');
  return undefined;
}
