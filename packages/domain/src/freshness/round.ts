import { addDays, countDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';

/** Settings: when families are asked whether they still look, and how long things take. */
export interface FreshnessRules {
  /** The first round of the year; the second one is six months later. */
  month: number;
  day: number;
  /** Confirmed within so many days: not asked. */
  freshDays: number;
  remindDays: number;
  /** Without an answer the profile rests. */
  restDays: number;
  linkDays: number;
  /** So long before the book closes the office calls. */
  callDays: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The first day of the round that asks families today; null between the rounds. Who was away that day is asked later. */
export function findRound(rules: FreshnessRules, today: CalendarDate): CalendarDate | null {
  const year = Number(today.slice(0, 4));
  const other = ((rules.month + 5) % 12) + 1;
  const days = [year - 1, year]
    .flatMap((each) => [rules.month, other].map((month) => `${each}-${two(month)}-${two(rules.day)}`))
    .filter((day) => day <= today);
  const latest = days.toSorted().at(-1);
  return latest !== undefined && countDays(latest, today) < rules.remindDays ? latest : null;
}

/** Families that confirmed on this day or later are not asked in the round. */
export const findFreshSince = (rules: FreshnessRules, round: CalendarDate): CalendarDate =>
  addDays(round, -rules.freshDays);

/** One question to one family, and how far it is. */
export interface Question {
  askedOn: CalendarDate;
  restedOn: CalendarDate | null;
}

/** The day on which a question without an answer is asked again. From then on others see that it waits. */
export const findReminder = ({ askedOn }: Pick<Question, 'askedOn'>, rules: FreshnessRules): CalendarDate =>
  addDays(askedOn, rules.remindDays);

/** The day on which the profile rests. A day at least lies after the reminder. */
export const findRest = ({ askedOn }: Pick<Question, 'askedOn'>, rules: FreshnessRules): CalendarDate =>
  addDays(askedOn, Math.max(rules.restDays, rules.remindDays + 1));

/** The last day of the links in its mails. The mail about the rest comes last. */
export const findLinkEnd = ({ askedOn, restedOn }: Question, rules: FreshnessRules): CalendarDate =>
  addDays(restedOn ?? askedOn, rules.linkDays);

/** From when on the office calls families without an answer; null without a last day of the book. */
export const findCallStart = (lastDay: CalendarDate | null, rules: FreshnessRules): CalendarDate | null =>
  lastDay && addDays(lastDay, -rules.callDays);

/** Whether the office calls today: the book closes soon, and it has not closed yet. */
export function isCallTime(
  lastDay: CalendarDate | null,
  rules: FreshnessRules,
  today: CalendarDate,
): boolean {
  const start = findCallStart(lastDay, rules);
  return lastDay !== null && start !== null && start <= today && today <= lastDay;
}
