import type { Decision } from '../basics/decision.ts';

/** Settings: so many numbers in so many minutes are a burst, and the account then waits. */
export interface PaceRules {
  /** 0 switches the rule off. */
  burstCount: number;
  windowMinutes: number;
  pauseMinutes: number;
}

export interface PaceFacts {
  /** Profiles whose number was opened within the window, without the current one. */
  openedInWindow: number;
  /** When the last burst was noticed; null when there was none, or staff dismissed it. */
  lastBurstAt: Date | null;
}

const minuteMs = 60_000;

/** Whether an account may open one more number now, and whether this one completes a burst. */
export function checkRevealPace(
  { openedInWindow, lastBurstAt }: PaceFacts,
  { burstCount, pauseMinutes }: PaceRules,
  now: Date,
): Decision<'reveals_paused', { isBurst: boolean }> & { retryAfterSeconds: number } {
  const waitMs = lastBurstAt === null ? 0 : lastBurstAt.getTime() + pauseMinutes * minuteMs - now.getTime();
  if (burstCount > 0 && waitMs > 0) {
    return { allowed: false, reason: 'reveals_paused', retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }
  return {
    allowed: true,
    isBurst: burstCount > 0 && openedInWindow + 1 >= burstCount,
    retryAfterSeconds: 0,
  };
}

/** The start of the window that counts for a burst. What staff dismissed does not count again. */
export function startOfPaceWindow({ windowMinutes }: PaceRules, now: Date, dismissedAt: Date | null): Date {
  const start = now.getTime() - windowMinutes * minuteMs;
  return new Date(Math.max(start, dismissedAt?.getTime() ?? start));
}
