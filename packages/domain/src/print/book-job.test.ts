import { describe, expect, it } from 'vitest';
import {
  type BookWarning,
  bookJobStates,
  canResumeBook,
  checkBookStart,
  listPhotoWarnings,
  sortBookWarnings,
} from './book-job.ts';
import type { PrintedProfile } from './printed-profile.ts';

describe('starting a file of the book', () => {
  const ready = { kind: 'press', isFrozen: true, isRunning: false, candidates: 3 } as const;

  it.each([
    [{ isRunning: true }, 'already_running'],
    [{ isFrozen: false }, 'not_frozen'],
    [{ candidates: 0 }, 'nobody_numbered'],
  ])('is refused: %o', (changes, reason) => {
    expect(checkBookStart({ ...ready, ...changes })).toEqual({ allowed: false, reason });
  });

  it('needs the freeze for the press only', () => {
    expect(checkBookStart(ready)).toEqual({ allowed: true });
    expect(checkBookStart({ ...ready, kind: 'proof', isFrozen: false })).toEqual({ allowed: true });
  });

  it('goes on after a failure or a stop only', () => {
    expect(bookJobStates.filter(canResumeBook)).toEqual(['failed', 'stopped']);
  });
});

describe('warnings about the book', () => {
  const photoOf = (width: number, height: number) => ({ file: 'x', width, height });
  const profileOf = (serialNumber: number, photo: PrintedProfile['photo']) =>
    ({ serialNumber, name: `No. ${serialNumber}`, photo }) as PrintedProfile;

  it('name photos that are missing or too small, the worst first', () => {
    const warnings = listPhotoWarnings([
      profileOf(1, photoOf(567, 709)),
      profileOf(2, photoOf(412, 515)),
      profileOf(3, photoOf(567, 473)),
      profileOf(4, null),
      profileOf(5, photoOf(380, 475)),
    ]);
    const tight: BookWarning = { kind: 'tight_page', serialNumber: 1, name: 'No. 1', photo: null };
    const long: BookWarning = { kind: 'long_text', serialNumber: 9, name: 'No. 9', photo: null };
    expect(
      sortBookWarnings([tight, ...warnings, { ...long, serialNumber: 10 }, long]).map(
        ({ kind, serialNumber, photo }) => [kind, serialNumber, photo?.dpi],
      ),
    ).toEqual([
      ['long_text', 9, undefined],
      ['long_text', 10, undefined],
      ['photo_missing', 4, undefined],
      ['photo_small', 3, 200],
      ['photo_small', 5, 200],
      ['photo_small', 2, 217],
      ['tight_page', 1, undefined],
    ]);
  });
});
