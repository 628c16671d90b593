import { expect, it } from 'vitest';
import {
  findFinancialYear,
  findFinancialYearDays,
  formatPaymentReference,
  formatReceiptNumber,
  isReprint,
  receiptFileName,
} from './receipt.ts';

it.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s lies in the financial year %s', (day, year) => {
  expect(findFinancialYear(day)).toBe(year);
});

it('a financial year has a first and a last day', () => {
  expect(findFinancialYearDays('2027-02-28')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
});

it('a receipt number has at most 16 characters', () => {
  expect(formatReceiptNumber('2026-27', 412)).toBe('2026-27/00412');
  expect(formatReceiptNumber('2026-27', 1_234_567).length).toBeLessThanOrEqual(16);
});

it('a receipt is saved under its number', () => {
  expect(receiptFileName('2026-27/00412')).toBe('receipt-2026-27-00412.pdf');
});

it('a reference is easy to read aloud', () => {
  expect(formatPaymentReference(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('SU-2345-6789');
  expect(formatPaymentReference(new Uint8Array(8).fill(255))).toMatch(/^SU-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
});

it.each([
  ['another person', 'staff-2', 1, true],
  ['the person who took the money, at once', 'staff-1', 1, false],
  ['the person who took the money, an hour later', 'staff-1', 60, true],
])('printed by %s, it is a copy or not', (_who, staffId, minutes, isCopy) => {
  const issuedAt = new Date('2026-11-15T05:00:00Z');
  const now = new Date(issuedAt.getTime() + minutes * 60_000);
  expect(isReprint({ recordedBy: 'staff-1', issuedAt }, staffId, now)).toBe(isCopy);
});
