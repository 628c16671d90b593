import { type IncomeCurrency, splitAmount } from '../profiles/income.ts';
import { toFeetAndInches } from '../profiles/height.ts';

// The book, the hall and the log of changes are in English. Pages say the same in the reader's language.

/** `5 ft 7 in` */
export function printHeight(heightCm: number): string {
  const { feet, inches } = toFeetAndInches(heightCm);
  return `${feet} ft ${inches} in`;
}

/** `₹12.5 lakh a year` */
export function printIncome({ amount, currency }: { amount: number; currency: IncomeCurrency }): string {
  const { number, unit } = splitAmount(amount, currency);
  return unit === null ? `${number} a year` : `${number} ${unit} a year`;
}

export const printHoroscope = (isMatched: boolean): string => (isMatched ? 'To be matched' : 'Not needed');
