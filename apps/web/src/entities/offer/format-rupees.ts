import { groupIndian } from '@suchi/domain/basics';

/** 55000 paise are `₹550`, or `₹550.00` on a receipt. */
export function formatRupees(paise: number, style: 'short' | 'receipt' = 'short'): string {
  const sign = paise < 0 ? '−' : '';
  const rupees = Math.abs(paise) / 100;
  const isWhole = style === 'short' && paise % 100 === 0;
  return `${sign}₹${groupIndian(isWhole ? rupees : rupees.toFixed(2))}`;
}
