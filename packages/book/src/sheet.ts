import type { BookSize } from '@suchi/domain/print';

/** Millimetres of a page that is cut off after printing, on each side. */
export const bleedMm = 3;

/** Millimetres around the cut page on which the crop marks are drawn. */
export const sheetEdgeMm = 16;

export interface PageGeometry {
  width: number;
  height: number;
  margin: { inner: number; outer: number; top: number; foot: number };
  /** From the foot of the page to the base of its number. */
  folio: number;
  tab: { width: number; height: number; firstTop: number; step: number };
}

/** The cut page and its margins, in millimetres. */
export const pageGeometry: Record<BookSize, PageGeometry> = {
  A5: {
    width: 148,
    height: 210,
    margin: { inner: 17, outer: 13, top: 12, foot: 15.5 },
    folio: 8,
    tab: { width: 6.5, height: 26, firstTop: 24, step: 28 },
  },
  A4: {
    width: 210,
    height: 297,
    margin: { inner: 24, outer: 19, top: 17, foot: 22 },
    folio: 11,
    tab: { width: 8, height: 36, firstTop: 34, step: 39.5 },
  },
};

/** A right-hand page has an odd number. */
export function sideOf(page: number): 'recto' | 'verso' {
  return page % 2 === 1 ? 'recto' : 'verso';
}
