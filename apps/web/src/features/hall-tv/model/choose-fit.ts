/** A size in pixels of a screen 1920 wide, and in how many lines. */
export interface Fit {
  size: number;
  lines: number;
}

/** The first size at which the text stands in its lines, otherwise the last. `widthOf` measures for a size of one. */
export function chooseFit(
  fits: readonly [Fit, ...Fit[]],
  width: number,
  widthOf: (text: string) => number,
  text: string,
): Fit {
  const found = fits.find(({ size, lines }) => countLines(text, width / size, widthOf) <= lines);
  return found ?? fits.at(-1) ?? fits[0];
}

/** As a browser breaks it: between words. Without end when a word alone is too long. */
function countLines(text: string, width: number, widthOf: (text: string) => number): number {
  let lines = 1;
  let line = '';
  for (const word of text.split(' ')) {
    if (widthOf(word) > width) return Infinity;
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = widthOf(longer) > width;
    if (isFull) lines += 1;
    line = isFull ? word : longer;
  }
  return lines;
}
