const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 55000 paise are `₹550`, or `₹550.00` on a receipt. */
export function formatRupees(paise: number, style: 'short' | 'receipt' = 'short'): string {
  const sign = paise < 0 ? '−' : '';
  const format = style === 'short' && paise % 100 === 0 ? whole : exact;
  return `${sign}₹${format.format(Math.abs(paise) / 100)}`;
}
