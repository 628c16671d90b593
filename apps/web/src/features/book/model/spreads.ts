/** What lies open: pages of the file, of which the front cover is 1. Null: no page on that side. */
export interface Spread {
  left: number | null;
  right: number | null;
}

/** The cover lies alone, then page 1 on the right, then two pages each. */
export function spreadAt(index: number, pages: number): Spread {
  const inFile = (page: number) => (page >= 1 && page <= pages ? page : null);
  if (index === 0) return { left: null, right: inFile(1) };
  return { left: index === 1 ? null : inFile(2 * index - 1), right: inFile(2 * index) };
}

/** The spread on which a page of the file lies. */
export const spreadOf = (page: number): number => (page === 1 ? 0 : Math.ceil(page / 2));

export const countSpreads = (pages: number): number => spreadOf(pages) + 1;
