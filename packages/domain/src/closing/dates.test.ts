import { expect, it } from 'vitest';
import { addMonths, endOfTaxYear, findClosingDates, isToDestroy, mayComeBack, settledBy } from './dates.ts';

const rules = { sealed_months: 12, restore_days: 30, backup_days: 35, receipt_years: 8 };

it('the dates are those of the page', () => {
  expect(findClosingDates('2026-11-17', rules)).toEqual({
    restoreUntil: '2026-12-17',
    sealedUntil: '2027-11-17',
    backupDays: 35,
    receiptsUntil: '2035-03-31',
  });
});

it('months end where they end', () => {
  expect(addMonths('2026-08-31', 1)).toBe('2026-09-30');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-11-05', 14)).toBe('2028-01-05');
  expect(addMonths('2026-11-30', 1)).toBe('2026-12-30');
});

it('a tax year begins with April', () => {
  expect([endOfTaxYear('2027-03-31'), endOfTaxYear('2027-04-01')]).toEqual(['2027-03-31', '2028-03-31']);
});

it('a payment is settled when the provider is no longer asked, by the day of India', () => {
  expect(settledBy(new Date('2026-11-15T12:00:00Z'))).toBe('2026-11-21');
  expect(settledBy(new Date('2026-11-15T20:00:00Z'))).toBe('2026-11-22');
});

it('an account comes back before its day, and not on it', () => {
  expect(mayComeBack('2026-12-17', '2026-12-16')).toBe(true);
  expect(mayComeBack('2026-12-17', '2026-12-17')).toBe(false);
});

it('a sealed account is destroyed on its day, unless it is held', () => {
  const sealedUntil = '2027-11-17';
  expect(isToDestroy({ sealedUntil, isHeld: false }, '2027-11-16')).toBe(false);
  expect(isToDestroy({ sealedUntil, isHeld: false }, '2027-11-17')).toBe(true);
  expect(isToDestroy({ sealedUntil, isHeld: true }, '2027-11-18')).toBe(false);
});
