import { toPlainDigits } from './indic-letters.ts';

const lakh = 100_000;
const crore = 100 * lakh;
const units: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  हजार: 1000,
  હજાર: 1000,
  l: lakh,
  lac: lakh,
  lacs: lakh,
  lakh,
  lakhs: lakh,
  lpa: lakh,
  लाख: lakh,
  લાખ: lakh,
  cr: crore,
  crore,
  crores: crore,
  crs: crore,
  कोटी: crore,
  करोड: crore,
  કરોડ: crore,
};
// A number ends where no digit follows: without that, long rows of digits could be split in too many ways.
const part = `(\\d+(?:\\.\\d+)?|\\.\\d+)(?![\\d.])\\s*(${Object.keys(units).join('|')})?(?!\\p{L})\\s*`;

/** `12,50,000`, `12.5 lakh`, `12 LPA`, `1 crore 20 lakh`, `₹80k`, `१२ लाख` in whole rupees; null when it is no such sum. */
export function readSum(typed: string): number | null {
  const text = toPlainDigits(typed)
    .toLowerCase()
    // Dots of `Rs.` and `p.a.`, and the blanks and commas between digits.
    .replaceAll(/\.(?!\d)|(?<=\d)[\s,](?=\d)/g, '')
    .replaceAll(/₹|\brs\b|\binr\b|\brupees\b|\/-|\b(?:pa|per annum|(?:per|a) year)\s*$/g, ' ')
    .trim();
  if (!new RegExp(`^(?:${part})+$`, 'u').test(text)) return null;
  const parts = [...text.matchAll(new RegExp(part, 'gu'))];
  // In `12 lakh 50 000` only the last number has no word; `12 13` are two sums.
  if (parts.slice(0, -1).some(([, , unit]) => unit === undefined)) return null;
  const sum = parts.reduce((total, [, number, unit]) => total + Number(number) * (units[unit ?? ''] ?? 1), 0);
  const whole = Math.round(sum);
  // 1.1 lakh is 110000.00000000001.
  return Math.abs(sum - whole) < 1e-3 ? whole : null;
}
