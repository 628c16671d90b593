import { addMinutes, instantAt } from './clock.ts';
import type { MelawaEvent } from './event.ts';
import type { StageState } from './stage.ts';

/** What a caller may say when nobody is on the stage. */
export const pauseKinds = ['break', 'lunch', 'end'] as const;
export type PauseKind = (typeof pauseKinds)[number];
/** How long a break may be, in minutes. */
export const breakMinutes = [5, 10, 15, 30] as const;

export interface StagePause {
  kind: PauseKind;
  until: Date | null;
}

/** How a break, lunch or the end begins. */
export function beginPause(kind: PauseKind, minutes: number, event: MelawaEvent, now: Date): StagePause {
  if (kind === 'break') return { kind, until: addMinutes(now, minutes) };
  return { kind, until: kind === 'lunch' ? instantAt(event.day, event.lunchUntil) : null };
}

/** Where the stage stands. `at`: when it begins or goes on, while that is ahead. */
export interface StageMoment {
  kind: 'before' | 'stage' | PauseKind;
  at: Date | null;
}

/** A caller's word is stronger than the clock; somebody on the stage is stronger than both. */
export function readStageMoment(
  event: MelawaEvent,
  { state: { turns }, pause }: { state: Pick<StageState, 'turns'>; pause: StagePause | null },
  now: Date,
): StageMoment {
  const ahead = (at: Date | null) => (at !== null && at > now ? at : null);
  if (turns.at(-1)?.until === null) return { kind: 'stage', at: null };
  if (pause !== null) return { kind: pause.kind, at: ahead(pause.until) };
  const lunchUntil = instantAt(event.day, event.lunchUntil);
  if (now >= instantAt(event.day, event.lunchFrom) && now < lunchUntil)
    return { kind: 'lunch', at: lunchUntil };
  if (turns.length === 0) return { kind: 'before', at: ahead(instantAt(event.day, event.stageFrom)) };
  return { kind: 'stage', at: null };
}
