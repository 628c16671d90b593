import { describe, expect, it } from 'vitest';
import { endOfScreen } from './screen-end.ts';

describe('endOfScreen', () => {
  const now = new Date('2025-11-01T20:00:00Z'); // Half past one at night on the second of November in India.
  it.each([
    ['a rehearsal two months before', '2026-01-10', '2025-11-02T20:00:00.000Z'],
    ['a rehearsal two days before', '2025-11-04', '2025-11-02T20:00:00.000Z'],
    ['the eve: until the event ends', '2025-11-03', '2025-11-03T18:30:00.000Z'],
    ['the day of the event', '2025-11-02', '2025-11-02T18:30:00.000Z'],
    ['after the event', '2025-11-01', '2025-11-02T20:00:00.000Z'],
    ['no event', null, '2025-11-02T20:00:00.000Z'],
  ])('%s', (_, eventDate, end) => {
    expect(endOfScreen(eventDate, now).toISOString()).toBe(end);
  });
});
