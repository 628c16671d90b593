import { describe, expect, it } from 'vitest';
import { addDays } from '../basics/calendar-date.ts';
import {
  compareSettlementLine,
  findLastOverdueDay,
  findPayoutDay,
  isPayoutOverdue,
  listDaysToImport,
} from './settlement.ts';

describe('findPayoutDay', () => {
  it.each([
    ['Tuesday', '2026-11-10', '2026-11-12'],
    ['Thursday', '2026-11-12', '2026-11-16'],
    ['Friday', '2026-11-13', '2026-11-17'],
    ['Saturday', '2026-11-14', '2026-11-17'],
    ['Sunday', '2026-11-15', '2026-11-17'],
  ])('money of a %s, %s, is paid out on %s', (_name, receivedOn, payoutOn) => {
    expect(findPayoutDay(receivedOn)).toBe(payoutOn);
  });
});

describe('isPayoutOverdue', () => {
  it('allows three days for bank holidays', () => {
    expect(isPayoutOverdue('2026-11-10', '2026-11-15')).toBe(false);
    expect(isPayoutOverdue('2026-11-10', '2026-11-16')).toBe(true);
  });
});

it.each(['2026-11-15', '2026-11-16', '2026-11-18'])('the last overdue day on %s is overdue', (today) => {
  const day = findLastOverdueDay(today);
  expect(isPayoutOverdue(day, today)).toBe(true);
  expect(isPayoutOverdue(addDays(day, 1), today)).toBe(false);
});

describe('compareSettlementLine', () => {
  it.each([
    [55_000, 55_000, null],
    [55_000, 60_000, 'amount_differs'],
    [55_000, null, 'missing_here'],
  ])('a row of %i paise against %s in our books: %s', (line, booked, difference) => {
    expect(compareSettlementLine(line, booked)).toBe(difference);
  });
});

describe('listDaysToImport', () => {
  it.each([
    ['never', null, '2026-11-11', 5],
    ['yesterday', '2026-11-14', '2026-11-11', 5],
    ['a week ago', '2026-11-08', '2026-11-08', 8],
    ['a year ago', '2025-11-15', '2026-10-15', 32],
  ])('after a check %s begins early enough', (_when, lastDay, first, count) => {
    const days = listDaysToImport('2026-11-15', lastDay);
    expect([days[0], days.at(-1), days.length]).toEqual([first, '2026-11-15', count]);
  });
});
