const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 55000 paise are `₹550`. */
export function formatRupees(paise: number): string {
  return `₹${(paise % 100 === 0 ? whole : exact).format(paise / 100)}`;
}
