const pattern = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Typed rupees such as `600`, `1,150` or `₹12.50` in paise; null when it is not an amount. */
export function readRupees(typed: string): number | null {
  const match = pattern.exec(typed.replaceAll(/[\s,₹]/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
