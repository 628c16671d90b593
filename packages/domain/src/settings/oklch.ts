/** A colour by lightness (0 to 1), chroma and hue (degrees), in which equal steps look equal. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Red, green and blue of six hexadecimal digits, as light. */
function readLight(hex: string): Triple {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

/** Takes six hexadecimal digits. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = readLight(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function toLight({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Less than half a step of 255. */
const tolerance = 0.0005;
const isShown = (colour: Oklch) =>
  toLight(colour).every((part) => part >= -tolerance && part <= 1 + tolerance);

/** Six hexadecimal digits in capitals. A colour that screens do not have is paler, with the same lightness and hue. */
export function toHex(colour: Oklch): string {
  const shown = isShown(colour) ? colour : { ...colour, chroma: findShownChroma(colour) };
  return toLight(shown)
    .map((part) => Math.round(fromLinear(Math.min(Math.max(part, 0), 1)) * 255))
    .map((part) => part.toString(16).padStart(2, '0').toUpperCase())
    .join('');
}

function findShownChroma(colour: Oklch): number {
  let [low, high] = [0, colour.chroma];
  for (let round = 0; round < 20; round += 1) {
    const chroma = (low + high) / 2;
    if (isShown({ ...colour, chroma })) low = chroma;
    else high = chroma;
  }
  return low;
}

function measureLight(hex: string): number {
  const [red, green, blue] = readLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [low, high] = [measureLight(one), measureLight(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How far two colours are from each other for the eye: 0 is the same, 1 is black and white. */
export function measureDistance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.hue - b.hue) * Math.PI) / 180;
  const between = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(turn);
  return Math.sqrt((a.lightness - b.lightness) ** 2 + Math.max(between, 0));
}
