const lakh = 100_000;
const crore = 100 * lakh;
const units: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  l: lakh,
  lac: lakh,
  lacs: lakh,
  lakh,
  lakhs: lakh,
  lpa: lakh,
  cr: crore,
  crore,
  crores: crore,
};
const part = `(\\d*\\.?\\d+)\\s*(${Object.keys(units).join('|')})?(?![a-z])\\s*`;

/** `12,50,000`, `12.5 lakh`, `12 LPA`, `1 crore 20 lakh`, `₹80k` in whole rupees; null when it is no such sum. */
export function readSum(typed: string): number | null {
  const text = typed
    .toLowerCase()
    // Dots of `Rs.` and `p.a.`, and the blanks and commas between digits.
    .replaceAll(/\.(?!\d)|(?<=\d)[\s,](?=\d)/g, '')
    .replaceAll(/₹|\brs\b|\binr\b|\/-|\b(?:pa|per annum|(?:per|a) year)\s*$/g, ' ')
    .trim();
  if (!new RegExp(`^(?:${part})+$`).test(text)) return null;
  const parts = [...text.matchAll(new RegExp(part, 'g'))];
  // In `12 lakh 50 000` only the last number has no word; `12 13` are two sums.
  if (parts.slice(0, -1).some(([, , unit]) => unit === undefined)) return null;
  const sum = parts.reduce((total, [, number, unit]) => total + Number(number) * (units[unit ?? ''] ?? 1), 0);
  const whole = Math.round(sum);
  // 1.1 lakh is 110000.00000000001.
  return Math.abs(sum - whole) < 1e-3 ? whole : null;
}
