import { type PressPalette, writeInks } from './inks.ts';
import { PressError } from './press-error.ts';

// Strings first, since they may contain anything. A string in brackets has balanced or escaped brackets; the
// browser writes glyphs as hexadecimal strings.
const token =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[\da-fA-F\s]*>|%[^\r\n]*|[[\]]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g;

const isNumber = (text: string) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text);

interface Operand {
  text: string;
  start: number;
}

/** How many numbers the operators before a colour take, and the operator with inks that replaces them. */
const colourOperators: Readonly<Record<string, { parts: 1 | 3; becomes: string }>> = {
  rg: { parts: 3, becomes: 'k' },
  RG: { parts: 3, becomes: 'K' },
  g: { parts: 1, becomes: 'k' },
  G: { parts: 1, becomes: 'K' },
};
const refusedOperators: Readonly<Record<string, 'gradient' | 'inline_image'>> = {
  cs: 'gradient',
  CS: 'gradient',
  sc: 'gradient',
  SC: 'gradient',
  scn: 'gradient',
  SCN: 'gradient',
  sh: 'gradient',
  BI: 'inline_image',
};

/** The operators of a page's content, each with what stands before it. */
export function* readOperators(
  content: string,
): Generator<{ operator: string; operands: readonly Operand[]; end: number }> {
  let operands: Operand[] = [];
  for (const { 0: text, index } of content.matchAll(token)) {
    if (isNumber(text) || /^[/<([\])>]/.test(text)) {
      operands.push({ text, start: index });
      continue;
    }
    if (text.startsWith('%')) continue;
    yield { operator: text, operands, end: index + text.length };
    operands = [];
  }
}

/** The same drawing in inks. Refuses colours outside the palette, patterns and images inside the text. */
export function rewriteContent(content: string, palette: PressPalette): string {
  const pieces: string[] = [];
  let copiedTo = 0;
  for (const { operator, operands, end } of readOperators(content)) {
    const refused = refusedOperators[operator];
    if (refused !== undefined) throw new PressError(refused, operator);
    const colour = colourOperators[operator];
    if (colour === undefined) continue;
    const parts = operands.slice(-colour.parts);
    pieces.push(content.slice(copiedTo, parts[0]?.start), `${findInks(parts, palette)} ${colour.becomes}`);
    copiedTo = end;
  }
  return pieces.join('') + content.slice(copiedTo);
}

function findInks(parts: readonly Operand[], palette: PressPalette): string {
  const levels = parts.map(({ text }) => Math.round(Number(text) * 255));
  const [red = 0, green = red, blue = red] = levels;
  const hex = [red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('');
  const inks = palette.get(hex.toUpperCase());
  if (inks === undefined) throw new PressError('unmapped_colour', `#${hex.toUpperCase()}`);
  return writeInks(inks);
}
