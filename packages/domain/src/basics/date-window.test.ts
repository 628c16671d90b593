import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comingDay, isWindowOpen, startOfDayInIndia, todayInIndia } from './date-window.ts';

describe('the time zone of this run', () => {
  it('is the one named by its test project', () => {
    expect(process.env.TZ).toMatch(/^(Asia\/Kolkata|America\/New_York)$/);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Calcutta', 'Kolkata')).toBe(
      process.env.TZ,
    );
    expect(new Date('2026-01-15T00:00:00.000Z').getTimezoneOffset()).toBe(
      process.env.TZ === 'Asia/Kolkata' ? -330 : 300,
    );
  });
});

describe('startOfDayInIndia', () => {
  it('is midnight in India on the same day', () => {
    const evening = new Date('2026-03-01T18:29:59.999Z');
    expect(startOfDayInIndia(evening).toISOString()).toBe('2026-02-28T18:30:00.000Z');
    const midnight = new Date('2026-03-01T18:30:00.000Z');
    expect(startOfDayInIndia(midnight)).toEqual(midnight);
  });
});

describe('comingDay', () => {
  const now = new Date('2026-03-01T18:30:00.000Z');

  it.each([
    ['nothing', null, null],
    ['yesterday in India', '2026-03-01', null],
    ['today in India', '2026-03-02', '2026-03-02'],
    ['a later day', '2026-12-20', '2026-12-20'],
  ])('of %s', (_, day, named) => {
    expect(comingDay(day, now)).toBe(named);
  });
});

describe('todayInIndia', () => {
  it.each([
    ['the last moment of a day in India', '2026-03-01T18:29:59.999Z', '2026-03-01'],
    ['midnight in India', '2026-03-01T18:30:00.000Z', '2026-03-02'],
    ['midnight in Greenwich', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['the last moment of a month', '2026-02-28T18:29:59.999Z', '2026-02-28'],
    ['the first moment of the next', '2026-02-28T18:30:00.000Z', '2026-03-01'],
    ['a leap day', '2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['the last moment of a year', '2026-12-31T18:29:59.999Z', '2026-12-31'],
    ['the first moment of the next', '2026-12-31T18:30:00.000Z', '2027-01-01'],
  ])('%s', (_, instant, date) => {
    expect(todayInIndia(new Date(instant))).toBe(date);
  });

  it('is the date of the time zone', () => {
    const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    const instants = fc.date({
      min: new Date('1950-01-01T00:00:00.000Z'),
      max: new Date('2200-01-01T00:00:00.000Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(todayInIndia(instant)).toBe(kolkata.format(instant));
      }),
    );
  });
});

describe('isWindowOpen', () => {
  const march = { isOn: true, startDate: '2026-03-01', endDate: '2026-03-31' };

  it.each([
    ['the day before', '2026-02-28', false],
    ['the first day', '2026-03-01', true],
    ['a day inside', '2026-03-15', true],
    ['the last day', '2026-03-31', true],
    ['the day after', '2026-04-01', false],
  ])('on %s', (_, today, isOpen) => {
    expect(isWindowOpen(march, today)).toBe(isOpen);
  });

  it('opens at midnight in India and closes at the end of the last day', () => {
    const isOpenAt = (instant: string) => isWindowOpen(march, todayInIndia(new Date(instant)));
    expect(isOpenAt('2026-02-28T18:29:59.999Z')).toBe(false);
    expect(isOpenAt('2026-02-28T18:30:00.000Z')).toBe(true);
    expect(isOpenAt('2026-03-31T18:29:59.999Z')).toBe(true);
    expect(isOpenAt('2026-03-31T18:30:00.000Z')).toBe(false);
  });

  it.each([
    ['switched off', { ...march, isOn: false }],
    ['without a first day', { ...march, startDate: null }],
    ['without a last day', { ...march, endDate: null }],
    ['that ends before it starts', { ...march, startDate: '2026-03-31', endDate: '2026-03-01' }],
  ])('is closed when %s', (_, window) => {
    expect(isWindowOpen(window, '2026-03-15')).toBe(false);
  });

  it('is open for one day when both ends are the same', () => {
    expect(isWindowOpen({ ...march, endDate: '2026-03-01' }, '2026-03-01')).toBe(true);
  });
});
