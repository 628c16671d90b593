import { groupIndian, groupWestern } from '../basics/digits.ts';

/** The currencies of an income. */
export const incomeCurrencies = ['INR', 'USD', 'GBP', 'EUR'] as const;
export type IncomeCurrency = (typeof incomeCurrencies)[number];

/** Before an amount. */
export const currencySigns: Record<IncomeCurrency, string> = { INR: '₹', USD: '$', GBP: '£', EUR: '€' };

/** The largest income the form accepts. */
export const incomeMax = 20_000_000;

/** An amount with its sign: `₹12,00,000`. */
export function formatAmount(amount: number, currency: IncomeCurrency): string {
  return `${currencySigns[currency]}${groupDigits(amount, currency)}`;
}

/** The income for cards and print: `12,00,000 INR per annum`. */
export function formatIncome(income: number, currency: IncomeCurrency): string {
  return `${groupDigits(income, currency)} ${currency} per annum`;
}

// Rupees are grouped in lakhs and crores, other currencies in thousands.
function groupDigits(amount: number, currency: IncomeCurrency): string {
  return currency === 'INR' ? groupIndian(amount) : groupWestern(amount);
}
