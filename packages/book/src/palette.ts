import { listBrandVariables, makePalette } from '@suchi/domain/settings';
import { findInks, type Inks } from './inks.ts';

export interface PressColour {
  /** Six hexadecimal digits, as the layout writes it. */
  rgb: string;
  cmyk: Inks;
}

/** The colours that are the same for every association. Blue and maroon show the sections of men and women. */
const fixedColours = {
  ink: { rgb: '000000', cmyk: [0, 0, 0, 100] },
  label: { rgb: '4D4D4D', cmyk: [0, 0, 0, 80] },
  ruleStrong: { rgb: '8C8C8C', cmyk: [0, 0, 0, 50] },
  rule: { rgb: 'C4C4C4', cmyk: [0, 0, 0, 25] },
  maroon: { rgb: '781D2E', cmyk: [25, 98, 75, 45] },
  marigold5: { rgb: 'E8A321', cmyk: [5, 40, 95, 0] },
  marigold4: { rgb: 'F2B93F', cmyk: [0, 29, 82, 0] },
  marigold3: { rgb: 'F6CA66', cmyk: [0, 21, 66, 0] },
  cotton: { rgb: 'F4EEE3', cmyk: [3, 5, 11, 0] },
  ivory: { rgb: 'FBEFE0', cmyk: [0, 6, 11, 0] },
  neel: { rgb: '305581', cmyk: [88, 64, 22, 12] },
  sand6: { rgb: '6F6256', cmyk: [45, 45, 52, 34] },
  marigold6: { rgb: 'C98312', cmyk: [15, 50, 100, 5] },
  paper: { rgb: 'FFFFFF', cmyk: [0, 0, 0, 0] },
} as const satisfies Record<string, PressColour>;

/** The colours that are made from the association's, by the variables that screens and the book share. */
const brandVariables = {
  brand: '--brand-7',
  brand8: '--brand-8',
  brand9: '--brand-9',
  brand6: '--brand-6',
  brand4: '--brand-4',
  brand2: '--brand-2',
  brandPale: '--brand-pale',
} as const;

type BrandColourName = keyof typeof brandVariables;
export type ColourName = keyof typeof fixedColours | BrandColourName;

const variablesOf = (brandColour: string) => new Map(listBrandVariables(makePalette(brandColour)));

/**
 * The colours of a book, and what the press prints for them. The layout uses no other colour; a colour that is not
 * here fails the press file. The printer may correct the inks, and the pages stay as they are.
 */
export function makePressPalette(brandColour: string): Record<ColourName, PressColour> {
  const variables = variablesOf(brandColour);
  const made = Object.entries(brandVariables).map(([name, variable]) => {
    const rgb = (variables.get(variable) as string).slice(1).toUpperCase();
    return [name, { rgb, cmyk: findInks(rgb) }];
  });
  return { ...fixedColours, ...(Object.fromEntries(made) as Record<BrandColourName, PressColour>) };
}

/** A colour as CSS and SVG write it. Those of the association are variables, which `brandCss` declares. */
export function colour(name: ColourName): string {
  return name in brandVariables
    ? `var(${brandVariables[name as BrandColourName]})`
    : `#${fixedColours[name as keyof typeof fixedColours].rgb}`;
}

/** The association's colours, for a document that does not declare them itself. */
export function brandCss(brandColour: string): string {
  const lines = [...variablesOf(brandColour)].map(([name, value]) => `${name}: ${value};`);
  return `:root { ${lines.join(' ')} }`;
}
