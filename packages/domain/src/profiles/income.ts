import { groupIndian, groupWestern } from '../basics/digits.ts';

/** The currencies of an income. */
export const incomeCurrencies = ['INR', 'USD', 'GBP', 'EUR'] as const;
export type IncomeCurrency = (typeof incomeCurrencies)[number];

/** Before an amount. */
export const currencySigns: Record<IncomeCurrency, string> = { INR: '₹', USD: '$', GBP: '£', EUR: '€' };

/** The largest income the form accepts. */
export const incomeMax = 20_000_000;

const lakh = 100_000;
const crore = 100 * lakh;

/** An amount with its sign: `₹12.5 lakh`, `₹1.2 crore`, `₹12,34,567`, `$85,000`. No digit is rounded away. */
export function formatAmount(amount: number, currency: IncomeCurrency): string {
  return `${currencySigns[currency]}${currency === 'INR' ? inLakhs(amount) : groupWestern(amount)}`;
}

function inLakhs(rupees: number): string {
  const [unit, word, step] = rupees < crore ? [lakh, 'lakh', 1000] : [crore, 'crore', lakh];
  return rupees >= lakh && rupees % step === 0 ? `${rupees / unit} ${word}` : groupIndian(rupees);
}

/** The income for cards and print: `₹12.5 lakh a year`. */
export function formatIncome(income: number, currency: IncomeCurrency): string {
  return `${formatAmount(income, currency)} a year`;
}

/** Whether to ask if it is really the income of a year. Nothing at all is a plain answer. */
export function isIncomeDoubtful(income: number, currency: IncomeCurrency): boolean {
  return currency === 'INR' && income > 0 && income < 50_000;
}

/** What a doubtful income may mean: a small number are lakhs, a larger one is the pay of a month. */
export function guessIncome(income: number): number | null {
  if (income <= incomeMax / lakh) return income * lakh;
  return income >= 5000 ? income * 12 : null;
}
