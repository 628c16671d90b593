import { toPlainDigits } from './indic-letters.ts';

/** The words for large sums, with their usual short forms. */
const units: readonly (readonly [words: string, factor: number])[] = [
  ['crores|crore|crs|cr|कोटी|करोड|કરોડ', 10_000_000],
  ['lakhs|lakh|lacs|lac|lpa|l|लाख|લાખ', 100_000],
  ['thousand|k|हजार|હજાર', 1000],
];

const sum = new RegExp(
  `^(?:₹|rs\\.?|inr)?\\s*(\\d{1,12}(?:\\.\\d{1,4})?)\\s*(?:(${units.map(([words]) => words).join(')|(')}))?\\.?\\s*(?:rs\\.?|rupees)?\\s*(?:/-)?$`,
);

/** A sum in whole rupees as people write it: 8,50,000, 8.5 lakh, 12 LPA, 1 Cr, ₹50k. Null when it is not a sum. */
export function parseRupees(typed: string): number | null {
  const text = toPlainDigits(typed)
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '');
  const [whole, amount, ...found] = sum.exec(text) ?? [];
  if (whole === undefined) return null;
  const unit = units.find((_, index) => found[index] !== undefined);
  return Math.round(Number(amount) * (unit?.[1] ?? 1));
}
