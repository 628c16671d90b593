import { describe, expect, it } from 'vitest';
import { isValidRange, presetRanges, readRange } from './day-range.ts';

const today = '2026-11-15';
const read = (search: string) => readRange(new URLSearchParams(search), today);

describe('the days of the day book', () => {
  it('come from the address', () => {
    expect(read('from=2026-11-10&to=2026-11-12')).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  });

  it.each([
    '',
    'from=2026-11-10',
    'from=2026-02-30&to=2026-11-10',
    'from=2026-11-12&to=2026-11-10',
    'from=x&to=y',
  ])('are the last seven without a usable range: "%s"', (search) => {
    expect(read(search)).toEqual({ from: '2026-11-09', to: today });
  });

  it('are at most 400, as on the server', () => {
    expect(isValidRange({ from: '2026-01-01', to: '2027-02-04' })).toBe(true);
    expect(isValidRange({ from: '2026-01-01', to: '2027-02-05' })).toBe(false);
  });

  it('of a season begin in April', () => {
    expect(presetRanges(today).season).toEqual({ from: '2026-04-01', to: today });
  });
});
