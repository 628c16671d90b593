import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRevealPace, type PaceRules, startOfPaceWindow } from './reveal-pace.ts';

const rules: PaceRules = { burstCount: 20, windowMinutes: 10, pauseMinutes: 60 };
const now = new Date('2026-11-15T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('checkRevealPace', () => {
  it('allows the number that completes a burst and reports it', () => {
    const check = (openedInWindow: number) =>
      checkRevealPace({ openedInWindow, lastBurstAt: null }, rules, now);
    expect(check(18)).toEqual({ allowed: true, isBurst: false, retryAfterSeconds: 0 });
    expect(check(19)).toEqual({ allowed: true, isBurst: true, retryAfterSeconds: 0 });
  });

  it('refuses during the pause and says how long it lasts', () => {
    const check = (minutes: number) =>
      checkRevealPace({ openedInWindow: 0, lastBurstAt: minutesAgo(minutes) }, rules, now);
    expect(check(0)).toEqual({ allowed: false, reason: 'reveals_paused', retryAfterSeconds: 3600 });
    expect(check(59)).toEqual({ allowed: false, reason: 'reveals_paused', retryAfterSeconds: 60 });
    expect(check(60)).toEqual({ allowed: true, isBurst: false, retryAfterSeconds: 0 });
  });

  it('is off when the count is 0', () => {
    const off = { ...rules, burstCount: 0 };
    expect(checkRevealPace({ openedInWindow: 500, lastBurstAt: now }, off, now)).toEqual({
      allowed: true,
      isBurst: false,
      retryAfterSeconds: 0,
    });
  });

  it('counts from the start of the window, or from a later dismissal', () => {
    expect(startOfPaceWindow(rules, now, null)).toEqual(minutesAgo(10));
    expect(startOfPaceWindow(rules, now, minutesAgo(30))).toEqual(minutesAgo(10));
    expect(startOfPaceWindow(rules, now, minutesAgo(3))).toEqual(minutesAgo(3));
  });

  it('never lets more numbers through in a window than the count', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 12 }), (minutes, burstCount) => {
        const opened: Date[] = [];
        let lastBurstAt: Date | null = null;
        let at = now;
        for (const minute of minutes) {
          at = new Date(at.getTime() + minute * 60_000);
          const since = startOfPaceWindow(rules, at, null);
          const openedInWindow = opened.filter((time) => time > since).length;
          const decision = checkRevealPace({ openedInWindow, lastBurstAt }, { ...rules, burstCount }, at);
          if (!decision.allowed) continue;
          opened.push(at);
          if (decision.isBurst) lastBurstAt = at;
          expect(opened.filter((time) => time > since).length).toBeLessThanOrEqual(burstCount);
        }
      }),
    );
  });
});
