import { type Inks, pressPalette } from '@suchi/book';

/** The inks of every colour that the layout may use, by its RGB value in capitals: `781D2E`. */
export type PressPalette = ReadonlyMap<string, Inks>;

export const bookPalette: PressPalette = new Map(
  Object.values(pressPalette).map(({ rgb, cmyk }) => [rgb.toUpperCase(), cmyk]),
);

/** Colours of ours at the end of the colour bar. */
export const bookSolids: readonly Inks[] = (
  ['maroon', 'maroon8', 'neel', 'marigold5', 'cotton'] as const
).map((name) => pressPalette[name].cmyk);

const writeNumber = (value: number) => String(Number(value.toFixed(4)));

/** As operands in a page: `0 0 0 1`. */
export const writeInks = (inks: Inks): string => inks.map((ink) => writeNumber(ink / 100)).join(' ');
