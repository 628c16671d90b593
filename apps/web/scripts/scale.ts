/** Widths at which layouts change; below 22.5em text is large on a phone. */
const breakpoints = ['640px', '769px', '1024px', '1200px', '1280px', '22.5em'];

/** More than this is the size of a thing and not a space. */
const largestSpacePx = 56;

/** Each property, and what its value may not have. Functions such as calc() and max() are the author's own. */
const refusals: readonly { property: RegExp; isRefused: (part: string) => boolean; use: string }[] = [
  {
    property: /^((row-|column-)?gap|(padding|margin)(-[\w-]+)?)$/,
    isRefused: (part) => /^-?[\d.]+px$/.test(part) && Math.abs(Number.parseFloat(part)) <= largestSpacePx,
    use: '--space-…',
  },
  { property: /^font-size$/, isRefused: (part) => /^[\d.]+rem$/.test(part), use: '--text-…' },
  { property: /^line-height$/, isRefused: (part) => /^(?![01]$)[\d.]+$/.test(part), use: '--leading-…' },
  {
    property: /^border(-[\w-]+)?-radius$/,
    isRefused: (part) => /^(?!0$)[\d.]+(px|rem)?$/.test(part),
    use: '--radius-…',
  },
  // A ring is drawn in a colour of the palette.
  { property: /^box-shadow$/, isRefused: (part) => part.startsWith('rgb'), use: '--shadow-…' },
];

/** The declarations and widths of a style sheet that are not on the scale of docs/practices/design-system.md. */
export function findOffScale(css: string): string[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const declarations = [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].flatMap(
    ([, property = '', value = '']) =>
      refusals
        .filter((refusal) => refusal.property.test(property))
        .filter(({ isRefused }) => splitValue(value).some(isRefused))
        .map(({ use }) => `${property}: ${value} (use ${use})`),
  );
  const widths = [...text.matchAll(/@media ([^{]+)\{/g)].flatMap(([, query = '']) => findOffWidths(query));
  return [...declarations, ...widths];
}

/** The widths of a media query that are not among the breakpoints, or are not written as `width < …` or `width >= …`. */
export function findOffWidths(query: string): string[] {
  return [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)]
    .map(([, condition = '']) => condition)
    .filter((condition) => {
      const lengths = condition.match(/[\d.]+(px|em)/g) ?? [];
      const isOwnForm = /^(\S+ <= )?width (<|>=) \S+$/.test(condition);
      return !isOwnForm || lengths.some((length) => !breakpoints.includes(length));
    })
    .map((condition) => `(${condition}): use ${breakpoints.join(', ')}`);
}

/** The parts of a value at its spaces and commas; a function is one part. */
function splitValue(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && /[\s,/]/.test(letter)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.filter(Boolean);
}
