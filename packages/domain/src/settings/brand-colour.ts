import { associationAtFirst } from './page-association.ts';
import { measureContrast, measureDistance, type Oklch, toHex, toOklch } from './oklch.ts';

/** A colour as it is typed or written in CSS, in the form that is stored. */
export const tidyColour = (text: string): string => text.trim().replace(/^#/, '').toUpperCase();

/** Six hexadecimal digits in capitals, without a sign in front. */
export const isColour = (text: string): boolean => /^[0-9A-F]{6}$/.test(text);

/** Colours to begin with; each can be used. */
export const drawnBrands = ['781D2E', '0F5A63', '2F3F7A', '5B2A6B', '7A3A0C'] as const;

/** Which of the ten tints is the colour itself. */
const ownShade = 7;

/** Drawn by hand for the first colour. The tints of another colour have the same steps of lightness, chroma and hue. */
const drawnTints = [
  'FCF3F1', 'F5E1DE', 'E8BEBA', 'D99793', 'C76F6F', 'AF4B53', '93303E', '781D2E', '611524', '460D19',
].map(toOklch); // prettier-ignore
const drawn = toOklch(associationAtFirst.colour);

/** The colours that are not tints, drawn for the same colour; their lightness is the same for every colour. */
const drawnOthers = {
  /** Text on the darkest tint. */
  pale: 'E9D3CB',
  paleMuted: 'CDA99F',
  darkFill: 'B24350',
  darkFillHover: '9D3844',
  darkText: 'F2AFA9',
  darkTint: '33201F',
  darkTintLine: '4A2F2D',
  darkChart: 'D9767C',
  darkChartPale: 'E5A09C',
} as const;

/** What the interface has of the association's colour. */
export type BrandPalette = Record<keyof typeof drawnOthers, string> & {
  /** From 0, the lightest, to 9. */
  tints: readonly string[];
};

const colourLike = (model: Oklch, own: Oklch, lightness: number) =>
  toHex({
    lightness,
    chroma: own.chroma * (model.chroma / drawn.chroma),
    hue: own.hue + model.hue - drawn.hue,
  });

/** A colour that was drawn beside the first association's colour, as it is beside another. */
export function recolour(hex: string, colour: string): string {
  const model = toOklch(hex);
  return colourLike(model, toOklch(colour), model.lightness);
}

/** Makes all tints and the colours of the dark theme from one colour. */
export function makePalette(colour: string): BrandPalette {
  const own = toOklch(colour);
  const lightest = (drawnTints[0] as Oklch).lightness;
  const lightnessOf = (model: Oklch) => {
    if (model.lightness < drawn.lightness) return own.lightness * (model.lightness / drawn.lightness);
    const share = (model.lightness - drawn.lightness) / (lightest - drawn.lightness);
    return own.lightness + share * (lightest - own.lightness);
  };
  const others = Object.entries(drawnOthers).map(([name, hex]) => [name, recolour(hex, colour)]);
  return {
    ...(Object.fromEntries(others) as Record<keyof typeof drawnOthers, string>),
    tints: drawnTints.map((model) => colourLike(model, own, lightnessOf(model))),
  };
}

const toName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The palette as the variables of the style sheets: `--brand-7` and `--brand-dark-text`. */
export function listBrandVariables({ tints, ...others }: BrandPalette): [name: string, value: string][] {
  return [...Object.entries(tints), ...Object.entries(others)].map(([key, hex]) => [
    `--brand-${toName(key)}`,
    `#${hex.toLowerCase()}`,
  ]);
}

/** What a normal text needs by WCAG 2 AA. */
export const leastContrast = 4.5;

/** The pairs of text and background that the colour makes. */
export const brandPairs = ['button', 'textOnTint', 'loginPanel', 'link', 'darkLink', 'darkButton'] as const;
export type BrandPair = (typeof brandPairs)[number];

const white = 'FFFFFF';
const page = 'FBF8F2';
const onPanel = 'FBEFE0';
const darkSurface = '211917';

const pair = (text: string, background: string) => ({
  text,
  background,
  contrast: measureContrast(text, background),
});

/** Text and background of each pair. */
export function listBrandPairs(
  palette: BrandPalette,
): Record<BrandPair, { text: string; background: string; contrast: number }> {
  const tint = (shade: number) => palette.tints[shade] as string;
  return {
    button: pair(white, tint(ownShade)),
    textOnTint: pair(tint(ownShade), tint(0)),
    loginPanel: pair(onPanel, tint(ownShade + 1)),
    link: pair(tint(ownShade), page),
    darkLink: pair(palette.darkText, darkSurface),
    darkButton: pair(white, palette.darkFill),
  };
}

const findLeastContrast = (colour: string) =>
  Math.min(...Object.values(listBrandPairs(makePalette(colour))).map(({ contrast }) => contrast));

/** Whether every text in the colour, and on it, can be read. */
export const isReadableBrand = (colour: string): boolean => findLeastContrast(colour) >= leastContrast;

/** The colours of buttons that approve and refuse. */
const meanings = { green: '2B6E45', red: 'B5360F' } as const;
export type ColourMeaning = keyof typeof meanings;
const leastDistance = 0.08;
const distanceToSay = 0.1;

/** The colour with a meaning of its own that this one is near to; null: none. */
export function findNearMeaning(colour: string): { meaning: ColourMeaning; isTooNear: boolean } | null {
  for (const [meaning, hex] of Object.entries(meanings) as [ColourMeaning, string][]) {
    const distance = measureDistance(colour, hex);
    if (distance < distanceToSay) return { meaning, isTooNear: distance < leastDistance };
  }
  return null;
}

const isTooNear = (colour: string) => findNearMeaning(colour)?.isTooNear === true;

/** What is wrong with a colour; null: it can be used. */
export function findBrandFault(colour: string): 'tooLight' | 'tooNear' | null {
  if (!isReadableBrand(colour)) return 'tooLight';
  return isTooNear(colour) ? 'tooNear' : null;
}

/** Why a colour is refused, and the nearest darker one that is not; null: it can be used. */
export function findBetterBrand(
  colour: string,
): { fault: 'tooLight' | 'tooNear'; tooLightBy: number; nearest: string } | null {
  const fault = findBrandFault(colour);
  if (fault === null) return null;
  const own = toOklch(colour);
  let [works, fails] = [0, own.lightness];
  for (let round = 0; round < 16; round += 1) {
    const lightness = (works + fails) / 2;
    if (findBrandFault(toHex({ ...own, lightness })) === null) works = lightness;
    else fails = lightness;
  }
  return {
    fault,
    // Upwards, so that it is never 0 for a colour that is too light.
    tooLightBy: Math.max(0, Math.ceil((leastContrast - findLeastContrast(colour)) * 10) / 10),
    nearest: toHex({ ...own, lightness: works }),
  };
}
