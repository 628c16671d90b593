import type { MelawaEvent } from './event.ts';
import { chimeSeconds } from './stage-time.ts';
import type { StageTurn } from './stage.ts';

/** A tap on "30 s more". */
export const moreSeconds = 30;
/** So many seconds can be given to one candidate. */
export const moreSecondsMost = 600;

/** The bar of the one who is on the stage. The turn itself says when it began. */
export interface StageTimer {
  moreSeconds: number;
  /** How long it stood still, without the pause that lasts. */
  pausedMs: number;
  pausedAt: Date | null;
}

export const newTimer: StageTimer = { moreSeconds: 0, pausedMs: 0, pausedAt: null };

export const giveMore = (timer: StageTimer): StageTimer => ({
  ...timer,
  moreSeconds: Math.min(timer.moreSeconds + moreSeconds, moreSecondsMost),
});

/** Stands still, or goes on. Two callers may tap the same. */
export function holdTimer(timer: StageTimer, isHeld: boolean, now: Date): StageTimer {
  if (isHeld) return { ...timer, pausedAt: timer.pausedAt ?? now };
  if (timer.pausedAt === null) return timer;
  const pausedMs = timer.pausedMs + Math.max(0, now.getTime() - timer.pausedAt.getTime());
  return { ...timer, pausedAt: null, pausedMs };
}

export interface TimerReading {
  seconds: number;
  of: number;
  chimesAt: number;
  state: 'running' | 'chimed' | 'over';
}

/** What the bar shows: leaf at first, then the chime, gold when the time is over. */
export function readTimer(
  { from }: Pick<StageTurn, 'from'>,
  { moreSeconds: more, pausedMs, pausedAt }: StageTimer,
  { now, stageSeconds }: { now: Date } & Pick<MelawaEvent, 'stageSeconds'>,
): TimerReading {
  const until = (pausedAt ?? now).getTime();
  const seconds = Math.max(0, Math.floor((until - from.getTime() - pausedMs) / 1000));
  const of = stageSeconds + more;
  const chimesAt = Math.max(0, of - chimeSeconds);
  return {
    seconds,
    of,
    chimesAt,
    state: seconds >= of ? 'over' : seconds >= chimesAt ? 'chimed' : 'running',
  };
}
