import { describe, expect, it } from 'vitest';
import { applyScreenCommand, type ScreenCommand, type ScreenState } from './screen-command.ts';

describe('applyScreenCommand', () => {
  const state: ScreenState = { number: 4, command: null, isPlaying: true, isBlank: true, section: null };
  it.each<[ScreenCommand, Partial<ScreenState>]>([
    [
      { kind: 'show', serialNumber: 412 },
      { isPlaying: false, isBlank: false },
    ],
    [
      { kind: 'section', section: 'widowed' },
      { section: 'widowed', isBlank: false },
    ],
    [{ kind: 'next' }, { isBlank: false }],
    [{ kind: 'back' }, { isBlank: false }],
    [{ kind: 'unblank' }, { isBlank: false }],
    [{ kind: 'pause' }, { isPlaying: false }],
    [{ kind: 'play' }, { isBlank: false }],
    [{ kind: 'blank' }, {}],
  ])('%j changes only what it says, and counts', (command, changed) => {
    expect(applyScreenCommand(state, command)).toEqual({ ...state, ...changed, command, number: 5 });
  });

  it('blanks and plays', () => {
    const shown = { ...state, isBlank: false, isPlaying: false };
    expect(applyScreenCommand(shown, { kind: 'blank' }).isBlank).toBe(true);
    expect(applyScreenCommand(shown, { kind: 'play' }).isPlaying).toBe(true);
  });
});
