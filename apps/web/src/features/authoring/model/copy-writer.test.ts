import { profileForm } from '@suchi/contracts/profiles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCopyWriter, type KeptState } from './copy-writer.ts';
import type { LocalCopy } from './local-copy.ts';

const empty = profileForm.parse({});
const typed = (petname: string) => ({
  base: empty,
  waiting: null,
  openAddress: null,
  sheet: { profile: { ...empty, petname }, lookups: [], main_photo: null, photos: [], main_video: null },
});

function openWriter(isFull = false) {
  const written: (string | null)[] = [];
  const states: KeptState[] = [];
  const store = {
    write: (copy: LocalCopy) => {
      written.push(copy.sheet.profile.petname);
      return !isFull;
    },
    remove: () => void written.push('removed'),
  };
  return { written, states, writer: createCopyWriter(store, (state) => states.push(state)) };
}

beforeEach(() => vi.useFakeTimers({ now: 5000 }));
afterEach(() => vi.useRealTimers());

it('keeps the last of what is typed in a breath, within half a second', () => {
  const { writer, written, states } = openWriter();
  writer.keep(typed('R'));
  vi.advanceTimersByTime(300);
  writer.keep(typed('Ro'));
  vi.advanceTimersByTime(300);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual(['Ro']);
  expect(states).toEqual([{ atMs: 5800 - 100 }]);
});

it('writes at once on flush, and only once', () => {
  const { writer, written } = openWriter();
  writer.keep(typed('R'));
  writer.flush();
  writer.flush();
  vi.runAllTimers();
  expect(written).toEqual(['R']);
});

it('writes nothing after it was stopped', () => {
  const { writer, written } = openWriter();
  writer.keep(typed('R'));
  writer.stop();
  writer.flush();
  vi.runAllTimers();
  expect(written).toEqual([]);
});

it('forgets, also what waits', () => {
  const { writer, written, states } = openWriter();
  writer.keep(typed('R'));
  writer.forget();
  vi.runAllTimers();
  expect(written).toEqual(['removed']);
  expect(states).toEqual([null]);
});

it('reports when the device refuses', () => {
  const { writer, states } = openWriter(true);
  writer.keep(typed('R'));
  writer.flush();
  expect(states).toEqual(['failed']);
});
