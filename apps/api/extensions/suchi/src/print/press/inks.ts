import { type Inks, makePressPalette } from '@suchi/book';

/** The inks of every colour that the layout may use, by its RGB value in capitals: `781D2E`. */
export type PressPalette = ReadonlyMap<string, Inks>;

export const bookPalette = (brandColour: string): PressPalette =>
  new Map(Object.values(makePressPalette(brandColour)).map(({ rgb, cmyk }) => [rgb, cmyk]));

/** Colours of ours at the end of the colour bar. */
export function bookSolids(brandColour: string): Inks[] {
  const palette = makePressPalette(brandColour);
  return (['brand', 'brand8', 'neel', 'marigold5', 'cotton'] as const).map((name) => palette[name].cmyk);
}

const writeNumber = (value: number) => String(Number(value.toFixed(4)));

/** As operands in a page: `0 0 0 1`. */
export const writeInks = (inks: Inks): string => inks.map((ink) => writeNumber(ink / 100)).join(' ');
