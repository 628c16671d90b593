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

/** An amount to be written: the number with its sign, and in lakhs or crores what is usually said so. */
export interface AmountParts {
  number: string;
  unit: 'lakh' | 'crore' | null;
}

/** `₹12.5` lakh, `₹1.2` crore, `₹12,34,567`, `$85,000`. No digit is rounded away. */
export function splitAmount(amount: number, currency: IncomeCurrency): AmountParts {
  const sign = currencySigns[currency];
  if (currency !== 'INR') return { number: `${sign}${groupWestern(amount)}`, unit: null };
  const [unit, size, step] =
    amount < crore ? (['lakh', lakh, 1000] as const) : (['crore', crore, lakh] as const);
  return amount >= lakh && amount % step === 0
    ? { number: `${sign}${amount / size}`, unit }
    : { number: `${sign}${groupIndian(amount)}`, unit: null };
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
