import { describe, expect, it } from 'vitest';
import { endOfScreen } from './screen-end.ts';

describe('endOfScreen', () => {
  const now = new Date('2025-11-01T20:00:00Z'); // The second of November in India.
  it.each([
    ['2025-11-05', '2025-11-05T18:30:00.000Z'],
    ['2025-11-02', '2025-11-02T18:30:00.000Z'],
    ['2025-11-01', '2025-11-02T18:30:00.000Z'],
    [null, '2025-11-02T18:30:00.000Z'],
  ])('with an event on %s is %s', (eventDate, end) => {
    expect(endOfScreen(eventDate, now).toISOString()).toBe(end);
  });
});
