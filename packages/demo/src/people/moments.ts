import { addDays, todayInIndia } from '@suchi/domain/basics';
import type { Random } from '../random.ts';
import type { DemoDate, DemoInstant } from './rows.ts';

const dayMs = 86_400_000;
const indiaOffsetMs = 330 * 60_000;

function daysBetween(from: DemoDate, to: DemoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** An instant in the waking hours of that day in India. */
export function instantOn(day: DemoDate, random: Random): DemoInstant {
  const sinceMidnightMs = random.integer(8 * 60, 22 * 60) * 60_000 + random.integer(0, 59) * 1000;
  return new Date(Date.parse(`${day}T00:00:00Z`) + sinceMidnightMs - indiaOffsetMs).toISOString();
}

/** A random day between two, both included. */
export function dayBetween(random: Random, from: DemoDate, to: DemoDate): DemoDate {
  return addDays(from, random.integer(0, Math.max(0, daysBetween(from, to))));
}

/** The date of an instant in India. */
export function dayInIndia(instant: DemoInstant): DemoDate {
  return todayInIndia(new Date(instant));
}
