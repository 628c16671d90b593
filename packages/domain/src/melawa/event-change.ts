import { isCalendarDate } from '../basics/calendar-date.ts';
import type { Decision } from '../basics/decision.ts';
import { isSameData } from '../basics/same-data.ts';
import { compareForms, mergeForms } from '../profiles/compare-forms.ts';
import { legalAge } from '../profiles/eligibility.ts';
import { addMinutes, type ClockTime, instantAt, isClockTime } from './clock.ts';
import { isMelawaDay, type MelawaEvent, type MelawaPhase, slipMinutes, stageRules } from './event.ts';

/** The least and the most of each number. */
export const eventLimits = {
  seats: [1, 20_000],
  peopleMost: [1, 20],
  feePaise: [0, 1_000_000],
  noShowFeePaise: [0, 1_000_000],
  seatFromAge: [0, 18],
  dayNumberFrom: [1, 999_999],
  dayNumberTo: [1, 999_999],
  dayNumbersADesk: [1, 1000],
  stageSeconds: [15, 600],
  choicesMost: [1, 50],
  lookUpsMost: [1, 1000],
  tables: [0, 100],
  tableMinutes: [5, 60],
} as const satisfies Partial<Record<keyof MelawaEvent, readonly [number, number]>>;

const clockTimes = [
  'doorsAt',
  'stageFrom',
  'lunchFrom',
  'lunchUntil',
  'stageUntil',
  'closeAt',
  'toldAt',
  'foyerUntil',
] as const satisfies readonly (keyof MelawaEvent)[];

export const eventFaults = [
  'not_a_day',
  'not_a_time',
  'times_out_of_order',
  'told_too_early',
  'answers_too_late',
  'out_of_limits',
  'under_legal_age',
  'day_numbers',
  'stage_rules',
] as const;
export type EventFault = (typeof eventFaults)[number];

/** All that is wrong with the settings of a melawa. */
export function listEventFaults(event: MelawaEvent): EventFault[] {
  const { day, answerUntil, invitedOn, walkInAge } = event;
  const days = [day, answerUntil, ...(invitedOn === null ? [] : [invitedOn])];
  const times = clockTimes.map((name) => event[name]);
  const areDays = days.every(isCalendarDate);
  const areTimes = times.every(isClockTime);
  const found: Record<EventFault, boolean> = {
    not_a_day: !areDays,
    not_a_time: !areTimes,
    times_out_of_order: areTimes && times.some((time, at) => at > 0 && time < (times[at - 1] as ClockTime)),
    told_too_early: areDays && areTimes && earliestTold(event) > instantAt(day, event.toldAt),
    answers_too_late: answerUntil >= day || (invitedOn !== null && invitedOn > answerUntil),
    out_of_limits: Object.entries(eventLimits).some(([name, [least, most]]) => {
      const value = event[name as keyof typeof eventLimits];
      return !Number.isInteger(value) || value < least || value > most;
    }),
    under_legal_age: walkInAge.Female < legalAge.Female || walkInAge.Male < legalAge.Male,
    day_numbers: event.dayNumberFrom + event.dayNumbersADesk - 1 > event.dayNumberTo,
    stage_rules: !isSameData(event.stageRules.toSorted(), stageRules.toSorted()),
  };
  return eventFaults.filter((fault) => found[fault]);
}

/** Pairs are made once the last slip is typed. */
const earliestTold = ({ day, closeAt }: MelawaEvent) => addMinutes(instantAt(day, closeAt), slipMinutes);

/** Families that said yes are asked to be written to when one of these changes. */
const promised = ['day', 'hall', 'asksFee', 'feePaise'] as const satisfies readonly (keyof MelawaEvent)[];
/** Pairs are told later when the choices close later. */
const openOnTheDay = [
  'stageSeconds',
  'stageRules',
  'closeAt',
  'toldAt',
] as const satisfies readonly (keyof MelawaEvent)[];

/** Whether a setting can be changed by the phase alone; `checkEventChange` decides about the values. */
export const isSettingOpen = (name: keyof MelawaEvent, phase: MelawaPhase): boolean =>
  phase === 'planned' ||
  phase === 'answers' ||
  phase === 'answered' ||
  (isMelawaDay(phase) && phase !== 'pairs' && openOnTheDay.some((open) => open === name));

/** What was typed, over what others saved meanwhile; null: both changed the same setting. */
export function joinEventChanges(forms: {
  base: MelawaEvent;
  mine: MelawaEvent;
  other: MelawaEvent;
}): MelawaEvent | null {
  const { conflicts } = compareForms(forms.base, forms.mine, forms.other);
  return conflicts.length > 0 ? null : mergeForms(forms, 'mine');
}

export const changeReasons = ['over', 'only_stage_and_close', 'close_passed', 'close_before_stage'] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Whether the settings may change so, which of them change, and whether the office is asked to write to families. */
export function checkEventChange(
  before: MelawaEvent,
  after: MelawaEvent,
  { phase, now, stageEndsAt }: { phase: MelawaPhase; now: Date; stageEndsAt: Date | null },
): Decision<ChangeReason, { changed: (keyof MelawaEvent)[]; asksToWrite: boolean }> {
  const names = Object.keys(after) as (keyof MelawaEvent)[];
  const changed = names.filter((name) => !isSameData(before[name], after[name]));
  const hasChanged = (some: readonly (keyof MelawaEvent)[]) => changed.some((name) => some.includes(name));
  const asksToWrite = before.invitedOn !== null && hasChanged(promised);
  const allowed = { allowed: true, changed, asksToWrite } as const;
  if (changed.length === 0 || isSettingOpen('day', phase)) return allowed;
  if (!isMelawaDay(phase) || phase === 'pairs') return { allowed: false, reason: 'over' };
  if (changed.some((name) => !isSettingOpen(name, phase)))
    return { allowed: false, reason: 'only_stage_and_close' };
  if (!hasChanged(['closeAt', 'toldAt'])) return allowed;
  // Lists are gone from the phones once they closed.
  const close = instantAt(after.day, after.closeAt);
  if ((phase !== 'day' && phase !== 'choices') || close <= now)
    return { allowed: false, reason: 'close_passed' };
  if (stageEndsAt !== null && close < stageEndsAt) return { allowed: false, reason: 'close_before_stage' };
  return allowed;
}
