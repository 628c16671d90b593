import type { Decision } from '../basics/decision.ts';
import type { PrintedProfile } from './printed-profile.ts';
import { printedPhoto } from './readiness.ts';

/** A proof is for the eye, on screen and on an office printer; the press file is for the printing house. */
export const bookKinds = ['proof', 'press'] as const;
export type BookKind = (typeof bookKinds)[number];

/** The files of the press: the pages, and the cover with its spine. */
export const bookParts = ['inside', 'cover'] as const;
export type BookPart = (typeof bookParts)[number];

/** The page sizes of the book. */
export const bookSizes = ['A5', 'A4'] as const;
export type BookSize = (typeof bookSizes)[number];

/** The three designs of the cover: a picture, the word in large letters, or an ornament. */
export const coverDesigns = ['picture', 'word', 'ornament'] as const;
export type CoverDesign = (typeof coverDesigns)[number];

export const bookJobStates = ['queued', 'running', 'done', 'failed', 'stopped'] as const;
export type BookJobState = (typeof bookJobStates)[number];

/** The steps of making a file, in their order. */
export const bookStages = ['read', 'photos', 'layout', 'sheets', 'merge', 'check'] as const;
export type BookStage = (typeof bookStages)[number];

/** Why a file of the book is not made. */
export type BookStartReason = 'already_running' | 'not_frozen' | 'nobody_numbered';

/** Whether a file can be made now. The press file is made from what the freeze kept. */
export function checkBookStart(facts: {
  kind: BookKind;
  isFrozen: boolean;
  isRunning: boolean;
  candidates: number;
}): Decision<BookStartReason> {
  if (facts.isRunning) return { allowed: false, reason: 'already_running' };
  if (facts.kind === 'press' && !facts.isFrozen) return { allowed: false, reason: 'not_frozen' };
  return facts.candidates > 0 ? { allowed: true } : { allowed: false, reason: 'nobody_numbered' };
}

/** Whether work that stopped can go on where it was. */
export const canResumeBook = (state: BookJobState): boolean => state === 'failed' || state === 'stopped';

/** What the book's maker should look at, the worst first. None of it stops the file. */
export const bookWarnings = ['long_text', 'photo_missing', 'photo_small', 'tight_page'] as const;
export type BookWarningKind = (typeof bookWarnings)[number];

export interface BookWarning {
  kind: BookWarningKind;
  serialNumber: number;
  name: string;
  /** Of a photo that is too small: its size, and how many of its dots come on an inch of paper. */
  photo: { width: number; height: number; dpi: number } | null;
}

const printDpi = 300;

/** Dots on an inch of the printed photo, which shows as much of a photo as fits its shape. */
export function findPhotoDpi({ width, height }: { width: number; height: number }): number {
  return Math.floor(printDpi * Math.min(width / printedPhoto.width, height / printedPhoto.height));
}

/** Photos that are missing or too small. */
export function listPhotoWarnings(profiles: readonly PrintedProfile[]): BookWarning[] {
  return profiles.flatMap(({ photo, serialNumber, name }): BookWarning[] => {
    if (photo === null) return [{ kind: 'photo_missing', serialNumber, name, photo: null }];
    const dpi = findPhotoDpi(photo);
    const { width, height } = photo;
    return dpi < printDpi ? [{ kind: 'photo_small', serialNumber, name, photo: { width, height, dpi } }] : [];
  });
}

/** The worst first; photos with the fewest dots before the others. */
export function sortBookWarnings(warnings: readonly BookWarning[]): BookWarning[] {
  return warnings.toSorted(
    (a, b) =>
      bookWarnings.indexOf(a.kind) - bookWarnings.indexOf(b.kind) ||
      (a.photo?.dpi ?? 0) - (b.photo?.dpi ?? 0) ||
      a.serialNumber - b.serialNumber,
  );
}

/** So long after the melawa of its edition the files of a book are kept, for reprints. */
export const bookFilesKeptDays = 365;
