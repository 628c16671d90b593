import { bleedMm, sheetEdgeMm } from '@suchi/book';

/** Points of a millimetre. */
export const mm = 72 / 25.4;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of a press sheet in points, from its lower left corner. */
export interface Sheet {
  media: Box;
  bleed: Box;
  trim: Box;
}

/** For a page of this trimmed size in millimetres. */
export function planSheet({ width, height }: { width: number; height: number }): Sheet {
  const around = (outsideMm: number): Box => ({
    x: (sheetEdgeMm - outsideMm) * mm,
    y: (sheetEdgeMm - outsideMm) * mm,
    width: (width + 2 * outsideMm) * mm,
    height: (height + 2 * outsideMm) * mm,
  });
  return { media: around(sheetEdgeMm), bleed: around(bleedMm), trim: around(0) };
}
