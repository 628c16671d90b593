import { describe, expect, it } from 'vitest';
import { findLastReminder, isLastReminderDue } from './proof-reminder.ts';

const inIndia = (moment: string) => new Date(`${moment}:00+05:30`);
const round = {
  openedAt: inIndia('2026-10-10T10:00'),
  until: '2026-10-24',
  frozenAt: null,
  remindedAt: null,
};

describe('the last reminder', () => {
  it.each([
    ['the day before the last', round, '2026-10-23T09:00'],
    ['after an earlier reminder', { ...round, remindedAt: inIndia('2026-10-22T23:59') }, '2026-10-23T09:00'],
    [
      'on the last day of a short round',
      { ...round, openedAt: inIndia('2026-10-23T08:00') },
      '2026-10-24T09:00',
    ],
    [
      'again, when the last day has moved',
      { ...round, until: '2026-10-26', remindedAt: inIndia('2026-10-23T09:00') },
      '2026-10-25T09:00',
    ],
  ])('goes out %s', (_, given, at) => {
    expect(findLastReminder(given, '2026-10-12')).toEqual(inIndia(at));
  });

  it.each([
    ['before the round', { ...round, openedAt: null }],
    ['without a last day', { ...round, until: null }],
    ['after the freeze', { ...round, frozenAt: inIndia('2026-10-12T10:00') }],
    ['when someone reminded on that day', { ...round, remindedAt: inIndia('2026-10-23T00:00') }],
    ['of a round of one day', { ...round, openedAt: inIndia('2026-10-24T08:00') }],
  ])('does not go out %s', (_, given) => {
    expect(findLastReminder(given, '2026-10-12')).toBeNull();
    expect(isLastReminderDue(given, inIndia('2026-10-24T12:00'))).toBe(false);
  });

  it.each([
    ['2026-10-23T08:59', false],
    ['2026-10-23T09:00', true],
    // The server was down the day before.
    ['2026-10-24T23:59', true],
    ['2026-10-25T00:00', false],
  ])('at %s is due: %s', (now, isDue) => {
    expect(isLastReminderDue(round, inIndia(now))).toBe(isDue);
  });
});
