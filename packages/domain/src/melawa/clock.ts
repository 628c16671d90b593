import type { CalendarDate } from '../basics/date-window.ts';

/** A time of the day by India's clock, `HH:MM`. */
export type ClockTime = string;

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const minuteMs = 60_000;

export const isClockTime = (text: string): boolean => clockPattern.test(text);

/** The instant of a time on a day. */
export const instantAt = (day: CalendarDate, time: ClockTime): Date =>
  new Date(`${day}T${time}:00.000+05:30`);

const indiaAheadMs = 330 * minuteMs;

/** What the clock in the hall shows. */
export const clockAt = (instant: Date): ClockTime =>
  new Date(instant.getTime() + indiaAheadMs).toISOString().slice(11, 16);

export const addMinutes = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteMs);

/** How many minutes later the second is; negative when it is earlier. */
export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / minuteMs;
