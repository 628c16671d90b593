import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDayMonth,
  formatLongDate,
  formatMoment,
  formatRecent,
  formatShortDay,
  formatShortWeekday,
  formatTimeOfDay,
  formatWeekdayDate,
  splitDate,
} from './long-date.ts';

// Ten years, and a prime number of minutes apart: every day, and every minute of the day.
const instants = Array.from(
  { length: 7000 },
  (_, place) => new Date(Date.UTC(2020, 0, 1) + place * 751 * 60_000),
);

describe('instants', () => {
  it('are in India, also after midnight', () => {
    const iso = '2026-11-14T20:40:00.000Z';
    expect(formatMoment(iso)).toBe('02:10 AM 15/11/2026');
    expect(formatDay(iso)).toBe('15/11/2026');
    expect(formatDayMonth(iso)).toBe('15/11');
    expect(formatTimeOfDay(iso)).toBe('02:10 AM');
  });

  it('of today are a time, and of another day a time and a date', () => {
    const now = new Date('2026-11-15T08:22:00.000Z');
    expect(formatRecent(now.getTime(), now)).toBe('01:52 PM');
    expect(formatRecent('2026-11-14T18:00:00.000Z', now)).toBe('11:30 PM 14/11/2026');
  });

  it('have a twelve at noon and at midnight', () => {
    expect(formatTimeOfDay('2026-11-14T18:30:00.000Z')).toBe('12:00 AM');
    expect(formatTimeOfDay('2026-11-14T06:30:00.000Z')).toBe('12:00 PM');
  });

  it('are those of the time zone', () => {
    const kolkata = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h12',
    });
    for (const instant of instants) {
      const [date, time] = kolkata.format(instant).toUpperCase().split(', ');
      expect(formatMoment(instant.toISOString())).toBe(`${time?.padStart(8, '0')} ${date}`);
    }
  });
});

describe('dates', () => {
  it('are written in full and in short', () => {
    expect(formatLongDate('2025-11-02')).toBe('2 November 2025');
    expect(formatWeekdayDate('2025-11-02')).toBe('Sunday 2 November 2025');
    expect(splitDate('2025-11-02')).toEqual({ month: 'Nov', day: '2' });
    expect(formatShortDay('2026-11-15')).toBe('15/11');
    expect(formatShortWeekday('2026-11-15')).toBe('Sun 15/11');
  });

  it('have the words of English', () => {
    const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
    for (const instant of instants) {
      const words = english.format(instant).replace(',', '');
      expect(formatWeekdayDate(instant.toISOString().slice(0, 10))).toBe(words);
    }
  });
});

it('is the only place of the web app that writes dates and times', () => {
  const src = path.resolve(import.meta.dirname, '../..');
  const other = /Intl\.DateTimeFormat|\.toLocale\w*String\(|formatCalendarDate\(todayInIndia/;
  const writers = globSync(`${src}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && other.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(src, file));
  expect(writers).toEqual([]);
});
