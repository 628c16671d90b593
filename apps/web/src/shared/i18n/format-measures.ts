import {
  type FeetAndInches,
  type IncomeCurrency,
  splitAmount,
  toFeetAndInches,
} from '@suchi/domain/profiles';
import { translatorFor } from './messages.ts';

const words = () => translatorFor('common');

/** `5 ft 7 in` */
export function formatFeetAndInches({ feet, inches }: FeetAndInches, t = words()): string {
  return t('measures.height', { feet, inches });
}

/** A stored height: `5 ft 7 in` */
export const formatHeight = (heightCm: number, t = words()): string =>
  formatFeetAndInches(toFeetAndInches(heightCm), t);

/** `₹12.5 lakh`, `₹1.2 crore`, `₹12,34,567`, `$85,000` */
export function formatAmount(amount: number, currency: IncomeCurrency, t = words()): string {
  const { number, unit } = splitAmount(amount, currency);
  return unit === null ? number : t(`measures.${unit}`, { number });
}

/** `₹12.5 lakh a year` */
export function formatIncome(income: number, currency: IncomeCurrency): string {
  return words()('measures.income', { amount: formatAmount(income, currency) });
}
