import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../basics/calendar-date.ts';
import { ageOn } from '../profiles/age.ts';
import { ageBands, listBandBounds } from './age-band.ts';

const today = '2026-11-15';

describe('the bounds of the age bands', () => {
  it('are birthdays in order', () => {
    expect(listBandBounds(today)).toEqual([
      '1989-11-16',
      '1993-11-16',
      '1997-11-16',
      '2001-11-16',
      '2005-11-16',
      '2008-11-16',
    ]);
  });

  it('put every birthday into the band of its exact age', () => {
    const bounds = listBandBounds(today);
    fc.assert(
      fc.property(fc.integer({ min: 18 * 366, max: 30_000 }), (days) => {
        const birthday = addDays(today, -days);
        const age = ageOn(birthday, today);
        const bucket = bounds.filter((bound) => bound <= birthday).length;
        const band = ageBands[ageBands.length - 1 - bucket];
        expect(age).toBeGreaterThanOrEqual(band?.from ?? Infinity);
        expect(age).toBeLessThanOrEqual(band?.to ?? 200);
      }),
    );
  });
});
