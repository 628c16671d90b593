/** How many mobile numbers and how much of an address fit on the hall screen. */
export const hallCardLimits = { mobiles: 3, addressLength: 70 } as const;

/** The first three different numbers, in the order of the profile. */
export function chooseHallMobiles(numbers: readonly (string | null)[]): string[] {
  const filled = numbers.map((number) => number?.trim() ?? '').filter(Boolean);
  return [...new Set(filled)].slice(0, hallCardLimits.mobiles);
}

/** The address on one line, at most 70 characters with the ellipsis. It does not end in the middle of a letter. */
export function shortenHallAddress(parts: readonly (string | null)[]): string {
  const line = parts
    .map((part) => part?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
  if (line.length <= hallCardLimits.addressLength) return line;
  const shown = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)]
    .filter(({ index, segment }) => index + segment.length < hallCardLimits.addressLength)
    .map(({ segment }) => segment)
    .join('');
  return `${shown.replace(/[\s,]+$/, '')}…`;
}
