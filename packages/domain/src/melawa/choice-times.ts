import { addDays } from '../basics/calendar-date.ts';
import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import { addMinutes, instantAt } from './clock.ts';
import { graceMinutes, type MelawaEvent, slipMinutes } from './event.ts';

/** When the choices of a day close, are told and are destroyed. */
export interface ChoiceTimes {
  closeAt: Date;
  /** A list that was sent before the close counts when it arrives until then. */
  graceUntil: Date;
  slipsUntil: Date;
  toldAt: Date;
  foyerUntil: Date;
  destroyedAt: Date;
}

export function choiceTimesOf({ day, closeAt, toldAt, foyerUntil }: MelawaEvent): ChoiceTimes {
  const close = instantAt(day, closeAt);
  return {
    closeAt: close,
    graceUntil: addMinutes(close, graceMinutes),
    slipsUntil: addMinutes(close, slipMinutes),
    toldAt: instantAt(day, toldAt),
    foyerUntil: instantAt(day, foyerUntil),
    destroyedAt: instantAt(addDays(day, 1), '00:00'),
  };
}

/** Lists and their key are there on the day only: also a rehearsal that ended leaves none. Null: there is no day any more. */
export const isDestroyDue = (day: CalendarDate | null, now: Date): boolean =>
  day === null || todayInIndia(now) !== day;

/** Whether the key of a day's choices is where it should be. Left: it should be destroyed, and is not. */
export const choiceKeyStates = ['none', 'open', 'missing', 'left'] as const;
export type ChoiceKeyState = (typeof choiceKeyStates)[number];

/** A worker has so much of the day to make the key. */
const keyFrom = '00:10';
/** And so much of the next one to destroy it. */
const destroyMinutes = 10;

export function judgeChoiceKey(
  { day, hasKey, isDestroyed }: { day: CalendarDate | null; hasKey: boolean; isDestroyed: boolean },
  now: Date,
): ChoiceKeyState {
  const isDueAt = (instant: Date) => isDestroyDue(day, instant);
  if (hasKey && !isDestroyed)
    return isDueAt(now) && isDueAt(addMinutes(now, -destroyMinutes)) ? 'left' : 'open';
  return !hasKey && day !== null && !isDueAt(now) && now >= instantAt(day, keyFrom) ? 'missing' : 'none';
}
