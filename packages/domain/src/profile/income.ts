/** The currencies an income can be given in. */
export const incomeCurrencies = ['INR', 'USD', 'GBP', 'EUR'] as const;
export type IncomeCurrency = (typeof incomeCurrencies)[number];

/** The largest income the form takes. */
export const incomeMax = 20_000_000;

// Rupees are read in lakhs and crores, everything else in thousands.
const indianDigits = new Intl.NumberFormat('en-IN');
const westernDigits = new Intl.NumberFormat('en-US');

/** The income as cards and print show it: `12,00,000 INR per annum`. */
export function formatIncome(income: number, currency: IncomeCurrency): string {
  const digits = currency === 'INR' ? indianDigits : westernDigits;
  return `${digits.format(income)} ${currency} per annum`;
}
