import { addMinutes, instantAt, minutesBetween } from './clock.ts';
import type { MelawaEvent } from './event.ts';
import type { StageSlot } from './stage-order.ts';
import type { StageTurn } from './stage.ts';

/** The bar chimes so long before the end of a turn. */
export const chimeSeconds = 10;

const medianOf = 20;
const roundedToMinutes = 5;
const fewMinutes = 10;
const comeNowBefore = 3;
/** A family is told when so many are before it. */
export const toldBefore = 5;

export const slotAt = ({ day, lunchFrom }: MelawaEvent, now: Date): StageSlot =>
  now < instantAt(day, lunchFrom) ? 'morning' : 'afternoon';

/** How long one candidate takes: the median of the last ones, or what the settings say. */
export function secondsForOne(turns: readonly StageTurn[], { stageSeconds }: MelawaEvent): number {
  const seconds = turns
    .flatMap(({ from, until }) => (until === null ? [] : [(until.getTime() - from.getTime()) / 1000]))
    .slice(-medianOf)
    .toSorted((one, other) => one - other);
  const middle = seconds.slice(Math.floor((seconds.length - 1) / 2), Math.floor(seconds.length / 2) + 1);
  return middle.length === 0 ? stageSeconds : middle.reduce((sum, one) => sum + one, 0) / middle.length;
}

export type StageWait = { kind: 'come_now' } | { kind: 'few_minutes' } | { kind: 'minutes'; minutes: number };

/** How long a family waits with so many before it. */
export function estimateWait(before: number, seconds: number): StageWait {
  if (before < comeNowBefore) return { kind: 'come_now' };
  const exact = (before * seconds) / 60;
  if (exact < fewMinutes) return { kind: 'few_minutes' };
  return { kind: 'minutes', minutes: Math.round(exact / roundedToMinutes) * roundedToMinutes };
}

/** When the last of so many is done; nobody stands on the stage at lunch. */
export function estimateStageEnd(event: MelawaEvent, from: Date, count: number, seconds: number): Date {
  const lunchFrom = instantAt(event.day, event.lunchFrom);
  const lunchUntil = instantAt(event.day, event.lunchUntil);
  const begins = from >= lunchFrom && from < lunchUntil ? lunchUntil : from;
  const ends = addMinutes(begins, (count * seconds) / 60);
  const lunch = begins < lunchFrom && ends > lunchFrom ? minutesBetween(lunchFrom, lunchUntil) : 0;
  return addMinutes(ends, lunch);
}

/** When a family with so many before it is on the stage, and how long that is. Nobody is called at lunch. */
export function estimateTurn(
  event: MelawaEvent,
  { now, before, seconds }: { now: Date; before: number; seconds: number },
): { wait: StageWait; at: Date } {
  const begins = instantAt(event.day, event.stageFrom);
  const from = now < begins ? begins : now;
  const at = estimateStageEnd(event, from, before, seconds);
  const minutes = minutesBetween(now, at);
  // Before the stage begins and over lunch the time is more than that of the others.
  const isLonger = minutes - (before * seconds) / 60 >= fewMinutes;
  const wait: StageWait = isLonger
    ? { kind: 'minutes', minutes: Math.round(minutes / roundedToMinutes) * roundedToMinutes }
    : estimateWait(before, seconds);
  return { wait, at };
}

/** How many fit before and after lunch, and when so many would be done. */
export function planStageTime(event: MelawaEvent, wishes: number) {
  const { day, stageFrom, lunchFrom, lunchUntil, stageUntil, stageSeconds } = event;
  const fit = (from: string, until: string) =>
    Math.floor((minutesBetween(instantAt(day, from), instantAt(day, until)) * 60) / stageSeconds);
  return {
    beforeLunch: fit(stageFrom, lunchFrom),
    afterLunch: fit(lunchUntil, stageUntil),
    endsAt: estimateStageEnd(event, instantAt(day, stageFrom), wishes, stageSeconds),
  };
}

/** How many minutes later the stage is than planned, with so many turns begun; 0 when it is not late. */
export function minutesLate(event: MelawaEvent, now: Date, begun: number): number {
  const from = instantAt(event.day, event.stageFrom);
  const planned = estimateStageEnd(event, from, begun, event.stageSeconds);
  return Math.max(0, Math.floor(minutesBetween(planned, now)));
}
