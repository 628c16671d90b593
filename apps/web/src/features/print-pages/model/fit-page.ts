import type { HallPage } from '@suchi/contracts/hall';
import type { HallRow } from '../../../entities/hall-card/hall-rows.ts';

type Size = 'large' | 'medium' | 'small';

/** How large a page sets its name, its rows and its expectations, so that nothing is cut. */
export interface PageFit {
  name: Size;
  /** Of the name in the own script: a long one takes two small lines. */
  ownName: 'short' | 'long';
  rows: Size;
  expectations: Size;
}

/** What fits into a line of the values, measured on the page with wide letters. */
const lettersInLine = 42;

/** Chooses sizes by the length of the texts: measuring 1,050 pages would need their layout. */
export function fitPage(
  { name, own_script_name, expectations }: Pick<HallPage, 'name' | 'own_script_name' | 'expectations'>,
  rows: readonly HallRow[],
): PageFit {
  const lines = rows.reduce((sum, { text }) => sum + Math.ceil(text.length / lettersInLine), 0);
  return {
    // Two lines of the largest size leave no room for the name in the own script, nor do two of the middle one.
    name: own_script_name === null ? pick(name.length, 20, 30) : pick(name.length, 15, 22),
    ownName: (own_script_name?.length ?? 0) > 30 ? 'long' : 'short',
    rows: pick(lines, 17, 19),
    expectations: pick(expectations.length, 400, 620),
  };
}

function pick(length: number, large: number, medium: number): Size {
  return length <= large ? 'large' : length <= medium ? 'medium' : 'small';
}
