/**
 * The font files that a style sheet loads for English text: of each face the first file, where the face has Latin
 * letters. Which weights a page then uses is not known here, so this is the most it can load.
 */
export function latinFontsOf(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter(hasLatinLetters).flatMap((face) => {
    const url = /url\(\s*["']?([^"')]+)/.exec(face)?.[1];
    return url === undefined ? [] : [url];
  });
}

const letterA = 0x61;

function hasLatinLetters(face: string): boolean {
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1];
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-');
    // `U+00??` is every number that begins so.
    const lowest = Number.parseInt(from.replaceAll('?', '0'), 16);
    const highest = Number.parseInt(to.replaceAll('?', 'F'), 16);
    return lowest <= letterA && letterA <= highest;
  });
}
