import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatInstant,
  formatInstantDay,
  formatShortInstant,
  formatWeekday,
} from './india-time.ts';

describe('times of the day book', () => {
  it('are in India, also after midnight', () => {
    const iso = '2026-11-14T20:40:00.000Z';
    expect(formatClock(iso)).toBe('02:10 AM');
    expect(formatShortInstant(iso)).toBe('15/11, 02:10 AM');
    expect(formatInstant(iso)).toBe('02:10 AM 15/11/2026');
    expect(formatInstantDay(iso)).toBe('15/11/2026');
  });

  it('name the weekday of a date', () => {
    expect(formatWeekday('2026-11-15')).toBe('Sun 15/11');
  });
});
