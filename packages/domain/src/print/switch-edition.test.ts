import { describe, expect, it } from 'vitest';
import { listSwitchWarnings } from './switch-edition.ts';

const today = '2026-11-20';
const over = { year: 2026, registrationUntil: '2026-10-15', eventDate: '2026-11-02', state: 'made' } as const;
const dated = { year: 2027, registrationUntil: '2027-10-15' };

describe('listSwitchWarnings', () => {
  it.each([
    ['when all is done', over, dated, []],
    ['without any date', { ...over, registrationUntil: null, eventDate: null }, dated, []],
    ['while people register', { ...over, registrationUntil: today }, dated, ['registering']],
    ['before the file is made', { ...over, state: 'frozen' as const }, dated, ['not_printed']],
    ['on the day of the melawa', { ...over, eventDate: today }, dated, ['event_ahead']],
    ['before the melawa', { ...over, eventDate: '2026-12-06' }, dated, ['event_ahead']],
    ['to an edition without dates', over, { ...dated, registrationUntil: null }, ['next_undated']],
    [
      'never when going back',
      { ...over, state: 'open' as const, eventDate: today },
      { ...dated, year: 2025 },
      [],
    ],
  ])('%s', (_, current, next, warnings) => {
    expect(listSwitchWarnings({ current, next }, today)).toEqual(warnings);
  });
});
