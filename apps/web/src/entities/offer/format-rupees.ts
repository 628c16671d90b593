const indianDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** 55000 paise are `550`. */
export function formatRupees(paise: number): string {
  return indianDigits.format(paise / 100);
}
