import { readFile } from 'node:fs/promises';
import { coverSheetSize, pageGeometry } from '@suchi/book';
import type { BookChecks } from '@suchi/contracts/print';
import { type BookPart, preflightRules } from '@suchi/domain/print';
import { preflight, type PreflightOrder } from '../press/preflight.ts';
import { PreflightError } from '../press/preflight-error.ts';
import { bookFileName, type BookStorage } from './book-storage.ts';
import type { Snapshot } from './read-snapshot.ts';

/** Fails with what is wrong in the files for the press. */
export async function checkPressFiles(
  storage: BookStorage,
  { hash, book: { size } }: Snapshot,
  { pages, spineMm }: { pages: number; spineMm: number },
): Promise<Pick<BookChecks, 'preflight_rules' | 'cover'>> {
  const look = async (part: BookPart, order: PreflightOrder) => {
    const bytes = await readFile(await storage.toDisk(hash, bookFileName('press', part)));
    const faults = await preflight(bytes, order);
    return { bytes: bytes.length, faults: faults.map((fault) => ({ ...fault, part })) };
  };
  const inside = await look('inside', { pages, trim: pageGeometry[size] });
  const cover = await look('cover', { pages: 1, trim: coverSheetSize(size, spineMm) });
  const faults = [...inside.faults, ...cover.faults];
  if (faults.length > 0) throw new PreflightError(faults);
  return { preflight_rules: preflightRules.length, cover: { spine_mm: spineMm, bytes: cover.bytes } };
}
