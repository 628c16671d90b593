import { describe, expect, it } from 'vitest';
import { checkMaySave, findNewSince, findWeeklyMailDay, visitSavedSearch } from './saved-search.ts';

const at = (time: string) => new Date(`2026-11-${time}Z`);

describe('checkMaySave', () => {
  it.each([
    [9, { allowed: true }],
    [10, { allowed: false, reason: 'saved_search_limit_reached' }],
  ])('with %i of 10', (count, decision) => {
    expect(checkMaySave(count, 10)).toEqual(decision);
  });
});

describe('findNewSince', () => {
  it.each([
    ['without a mail', null, at('10T08:00')],
    ['after a mail', at('12T08:00'), at('12T08:00')],
    ['after a visit', at('08T08:00'), at('10T08:00')],
  ])('%s', (_what, mailedAt, since) => {
    expect(findNewSince({ openedAt: at('10T08:00'), mailedAt })).toEqual(since);
  });
});

describe('visitSavedSearch', () => {
  const dates = { openedAt: at('10T08:00'), mailedAt: null, newSince: at('03T08:00') };
  it('goes on for half an hour', () => {
    expect(visitSavedSearch(dates, at('10T08:29:59'))).toMatchObject({
      openedAt: dates.openedAt,
      newSince: dates.newSince,
    });
  });

  it('then begins anew', () => {
    const now = at('10T08:30');
    expect(visitSavedSearch(dates, now)).toEqual({ openedAt: now, newSince: dates.openedAt });
  });
});

describe('findWeeklyMailDay', () => {
  it.each([
    ['before eight on Sunday', '15T02:29', null],
    ['at eight on Sunday', '15T02:30', '2026-11-15'],
    ['late on Sunday', '15T14:29', '2026-11-15'],
    ['on Sunday evening', '15T14:30', null],
    ['on Saturday', '14T04:00', null],
    ['on Monday', '16T04:00', null],
  ])('%s', (_what, time, day) => {
    expect(findWeeklyMailDay(at(time))).toBe(day);
  });
});
