import type { HallPage } from '@suchi/contracts/hall';
import type { HallRow } from '../../../entities/hall-card/hall-rows.ts';

type Size = 'large' | 'medium' | 'small';

/** How large a page sets its name, its rows and its expectations, so that nothing is cut. */
export interface PageFit {
  name: Size;
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
    // Two lines of the largest size leave no room for the name in the own script.
    name: pick(name.length, own_script_name === null ? 20 : 15, 30),
    rows: pick(lines, 17, 19),
    expectations: pick(expectations.length, 400, 620),
  };
}

function pick(length: number, large: number, medium: number): Size {
  return length <= large ? 'large' : length <= medium ? 'medium' : 'small';
}
