import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageGeometry } from '@suchi/book';
import type { BookChecks } from '@suchi/contracts/print';
import type { BookKind, BookSize } from '@suchi/domain/print';
import { planSheet } from '../press/sheet.ts';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** Half a point: the tools round. */
const tolerance = 0.5;
/** Parts of 100 of a page. */
const noInk = 0.005;

const ask = async (tool: string, args: string[]) => (await run(tool, args, { maxBuffer })).stdout;

const isEmbedded = (line: string) => /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+ +\d+$/.exec(line)?.[1] === 'yes';

/** Looks at the finished file with tools that did not make it. */
export async function checkBookFile(
  path: string,
  { kind, size, textPages }: { kind: BookKind; size: BookSize; textPages: readonly number[] },
): Promise<Omit<BookChecks, 'candidates'>> {
  const fonts = (await ask('pdffonts', [path])).trim().split('\n').slice(2);
  const boxes = await readBoxes(path);
  return {
    pages: boxes.length,
    fonts: fonts.length,
    fonts_missing: fonts.filter((line) => !isEmbedded(line)).length,
    wrong_boxes: boxes.filter((page) => !hasBoxes(page, size)).length,
    ...(kind === 'press' ? await countInk(path, textPages) : { text_pages: null, coloured_text_pages: null }),
  };
}

type PageBoxes = Map<string, number[]>;

async function readBoxes(path: string): Promise<PageBoxes[]> {
  const pages: PageBoxes[] = [];
  const text = await ask('pdfinfo', ['-box', '-f', '1', '-l', '99999', path]);
  for (const [, page, box, numbers] of text.matchAll(/^Page +(\d+) (\w+Box): +(.+)$/gm)) {
    const boxes = (pages[Number(page) - 1] ??= new Map());
    boxes.set(box ?? '', (numbers ?? '').trim().split(/\s+/).map(Number));
  }
  return pages;
}

function hasBoxes(page: PageBoxes, size: BookSize): boolean {
  const sheet = planSheet(pageGeometry[size]);
  const wanted = { MediaBox: sheet.media, BleedBox: sheet.bleed, TrimBox: sheet.trim };
  return Object.entries(wanted).every(([name, box]) => {
    const corners = [box.x, box.y, box.x + box.width, box.y + box.height];
    return corners.every((at, index) => Math.abs((page.get(name)?.[index] ?? -99) - at) < tolerance);
  });
}

/** Inside the trimmed page, pages of text need black ink only. */
async function countInk(
  path: string,
  textPages: readonly number[],
): Promise<Pick<BookChecks, 'text_pages' | 'coloured_text_pages'>> {
  if (textPages.length === 0) return { text_pages: 0, coloured_text_pages: 0 };
  const args = ['-q', '-dSAFER', '-dUseTrimBox', '-sDEVICE=ink_cov', `-sPageList=${textPages.join(',')}`];
  const lines = (await ask('gs', [...args, '-o', '-', path])).trim().split('\n');
  const coloured = lines.filter((line) => {
    const [cyan = 0, magenta = 0, yellow = 0] = line.trim().split(/\s+/).map(Number);
    return Math.max(cyan, magenta, yellow) > noInk;
  });
  return { text_pages: lines.length, coloured_text_pages: coloured.length };
}
