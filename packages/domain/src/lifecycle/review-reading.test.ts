import { expect, it } from 'vitest';
import { isReading, readingBeatMs } from './review-reading.ts';

it('a person reads until three beats are missing', () => {
  const beat = new Date('2026-11-18T10:00:00Z');
  const after = (beats: number) => new Date(beat.getTime() + beats * readingBeatMs);
  expect([0, 1, 2.9, 3, 60].map((beats) => isReading(beat, after(beats)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
