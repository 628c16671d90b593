/** A font file of the book, by the path in its npm package. */
export interface BookFont {
  family: string;
  weight: number;
  /** Below `@fontsource/`. */
  file: string;
  /** The letters that the file is for, as CSS writes them. */
  letters: string;
}

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+A720-A7FF';
const devanagari =
  'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20B9, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF';
const gujarati = 'U+0964-0965, U+0A80-0AFF, U+200C-200D, U+25CC, U+A830-A839';

const mukta = ([400, 600, 700] as const).flatMap((weight) =>
  (
    [
      ['latin', latin],
      ['latin-ext', latinExtended],
      ['devanagari', devanagari],
    ] as const
  ).map(([subset, letters]) => ({
    family: 'Mukta',
    weight,
    file: `mukta/files/mukta-${subset}-${weight}-normal.woff2`,
    letters,
  })),
);

const tiro = (
  [
    ['latin', latin],
    ['latin-ext', latinExtended],
    ['devanagari', devanagari],
  ] as const
).map(([subset, letters]) => ({
  family: 'Tiro Devanagari Marathi',
  weight: 400,
  file: `tiro-devanagari-marathi/files/tiro-devanagari-marathi-${subset}-400-normal.woff2`,
  letters,
}));

/** Every font of the book. All are under the Open Font License and are embedded in the file. */
export const bookFonts: readonly BookFont[] = [
  ...mukta,
  ...tiro,
  {
    family: 'Noto Serif Gujarati',
    weight: 400,
    file: 'noto-serif-gujarati/files/noto-serif-gujarati-gujarati-400-normal.woff2',
    letters: gujarati,
  },
  ...([400, 600] as const).map((weight) => ({
    family: 'Noto Sans Gujarati',
    weight,
    file: `noto-sans-gujarati/files/noto-sans-gujarati-gujarati-${weight}-normal.woff2`,
    letters: gujarati,
  })),
];

/** The `@font-face` rules, for a caller without fonts of its own. */
export function fontFaceCss(urlOf: (font: BookFont) => string): string {
  return bookFonts
    .map(
      (font) =>
        `@font-face { font-family: '${font.family}'; font-weight: ${font.weight}; ` +
        `src: url('${urlOf(font)}') format('woff2'); unicode-range: ${font.letters}; }`,
    )
    .join('\n');
}
