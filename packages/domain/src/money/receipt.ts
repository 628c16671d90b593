import type { CalendarDate } from '../basics/date-window.ts';

/** A receipt for money received, or a note about money that went back. */
export const receiptKinds = ['receipt', 'refund_note'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** The Indian financial year of a day, from April to March: `2026-27`. */
export function findFinancialYear(day: CalendarDate): string {
  const year = Number(day.slice(0, 4));
  const first = Number(day.slice(5, 7)) >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The first and the last day of the financial year of a day. */
export function findFinancialYearDays(day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const first = Number(findFinancialYear(day).slice(0, 4));
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
}

/** The number of a receipt, at most 16 characters: `2026-27/00412`. */
export function formatReceiptNumber(financialYear: string, sequence: number): string {
  return `${financialYear}/${String(sequence).padStart(5, '0')}`;
}

/** The name under which a receipt is saved: `receipt-2026-27-00412.pdf`. */
export function receiptFileName(number: string): string {
  return `receipt-${number.replaceAll('/', '-')}.pdf`;
}

/** The desk's own first print is not a copy within this time. */
const firstPrintMs = 30 * 60_000;

/** Whether a receipt that staff open is marked as a copy: all but the first print of the one who took the money. */
export function isReprint(
  receipt: { recordedBy: string | null; issuedAt: Date },
  staffId: string,
  now: Date,
): boolean {
  return receipt.recordedBy !== staffId || now.getTime() - receipt.issuedAt.getTime() > firstPrintMs;
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Our reference of a purchase, `SU-7K4M-2291`, from random bytes; without letters that look like digits. */
export function formatPaymentReference(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, 8), (byte) => letters[byte % letters.length]).join('');
  return `SU-${text.slice(0, 4)}-${text.slice(4)}`;
}
