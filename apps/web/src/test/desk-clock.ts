import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { admin, signInAs } from './server.ts';

/** Decisions need half a second between them and ten seconds until sent. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export const undoToast = () => screen.queryByRole('button', { name: 'Undo' });

export const userOfDesk = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

/** Each test of the file runs as staff on an evening of October, with a clock that the test moves. */
export function setDeskClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      now: new Date('2025-10-08T16:00:00.000Z'),
      // The test network needs real timers.
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    signInAs({ ...admin, last_name: 'Joshi' });
  });
  afterEach(() => {
    // Leaving the desk sends pending decisions, which must not reach the next test.
    undoToast()?.click();
    vi.useRealTimers();
  });
}
