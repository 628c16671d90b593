import type { Random } from '../random.ts';
import type { DemoDate, DemoInstant } from './rows.ts';

const dayMs = 86_400_000;
const indiaOffsetMs = 330 * 60_000;

/** That many days later, or earlier. */
export function addDays(day: DemoDate, days: number): DemoDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of another year; 29 February becomes 1 March where there is none. */
export function addYears(day: DemoDate, years: number): DemoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/** How many days lie between. */
function daysBetween(from: DemoDate, to: DemoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Completed years on a day. */
export function ageOn(birthday: DemoDate, day: DemoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** An hour of that day in India when families sit at the computer, as an instant. */
export function instantOn(day: DemoDate, random: Random): DemoInstant {
  const sinceMidnightMs = random.integer(8 * 60, 22 * 60) * 60_000 + random.integer(0, 59) * 1000;
  return new Date(Date.parse(`${day}T00:00:00Z`) + sinceMidnightMs - indiaOffsetMs).toISOString();
}

/** A day between two, both included. */
export function dayBetween(random: Random, from: DemoDate, to: DemoDate): DemoDate {
  return addDays(from, random.integer(0, Math.max(0, daysBetween(from, to))));
}

/** The calendar day of an instant in India. */
export function dayInIndia(instant: DemoInstant): DemoDate {
  return new Date(Date.parse(instant) + indiaOffsetMs).toISOString().slice(0, 10);
}
