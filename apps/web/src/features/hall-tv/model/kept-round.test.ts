import { expect, it } from 'vitest';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { noteRound, readRound, wasPlaying } from './kept-round.ts';

it('keeps the round and whether it plays, and forgets both', () => {
  const round = { year: 2026, section: 'widowed' as const, waiting: [802, 805], history: [801] };
  noteRound(round, true);
  expect([readRound(), wasPlaying()]).toEqual([round, true]);
  noteRound(null, false);
  expect([readRound(), wasPlaying()]).toEqual([null, false]);
});

it.each(['{', '{"year":2026}', '7'])('begins again when %s was kept', (kept) => {
  deviceStorage.setItem('suchi.hall.round', kept);
  expect(readRound()).toBeNull();
  noteRound(null, false);
});
