/** The currencies of an income. */
export const incomeCurrencies = ['INR', 'USD', 'GBP', 'EUR'] as const;
export type IncomeCurrency = (typeof incomeCurrencies)[number];

/** Before an amount. */
export const currencySigns: Record<IncomeCurrency, string> = { INR: '₹', USD: '$', GBP: '£', EUR: '€' };

/** The largest income the form accepts. */
export const incomeMax = 20_000_000;

// Rupees are grouped in lakhs and crores, other currencies in thousands.
const indianDigits = new Intl.NumberFormat('en-IN');
const westernDigits = new Intl.NumberFormat('en-US');

/** An amount with its sign: `₹12,00,000`. */
export function formatAmount(amount: number, currency: IncomeCurrency): string {
  const digits = currency === 'INR' ? indianDigits : westernDigits;
  return `${currencySigns[currency]}${digits.format(amount)}`;
}

/** The income for cards and print: `12,00,000 INR per annum`. */
export function formatIncome(income: number, currency: IncomeCurrency): string {
  const digits = currency === 'INR' ? indianDigits : westernDigits;
  return `${digits.format(income)} ${currency} per annum`;
}
