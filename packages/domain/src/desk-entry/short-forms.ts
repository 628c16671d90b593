import { isCalendarDate } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import { checkHeight } from '../profiles/height.ts';

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

const two = (number: number) => String(number).padStart(2, '0');

/**
 * A day as it is typed at the desk: 020696, 02061996, 2/6/96. Two figures of a year are the last such year that is
 * not ahead. Null: no day.
 */
export function readShortDate(typed: string, today: CalendarDate): CalendarDate | null {
  const parts = typed.trim().split(/[\s./-]+/);
  const [day, month, year] = parts.length === 3 ? parts : splitDigits(digitsOf(typed));
  if (!day || !month || !year || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % 100);
  const short = Number(year) + century;
  const whole = year.length === 4 ? Number(year) : short > thisYear ? short - 100 : short;
  const date = `${whole}-${two(Number(month))}-${two(Number(day))}`;
  return isCalendarDate(date) ? date : null;
}

const splitDigits = (digits: string) =>
  digits.length === 6 || digits.length === 8 ? [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)] : [];

/** A time of day: 615, 0615, 6:15, 1830, 6.15 pm. Null: no time. */
export function readShortTime(typed: string): string | null {
  const digits = digitsOf(typed);
  if (!/^\d{3,4}$/.test(digits)) return null;
  const minutes = Number(digits.slice(-2));
  const typedHours = Number(digits.slice(0, -2));
  const half = /([ap])\.?m/i.exec(typed)?.[1]?.toLowerCase();
  if (half !== undefined && (typedHours < 1 || typedHours > 12)) return null;
  const hours = half === undefined ? typedHours : (typedHours % 12) + (half === 'p' ? 12 : 0);
  return hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : null;
}

const splitHeight = (digits: string) =>
  digits.length === 3 ? [digits.slice(0, 1), digits.slice(1)] : [digits];

/** A height: 502 is 5 ft 2 in, as are 5 2 and 5'2". The centimetres to store; null: no height. */
export function readShortHeight(typed: string): number | null {
  const parts = typed.split(/\D+/).filter((part) => part !== '');
  const [feet, inches = '0', more] = parts.length === 1 ? splitHeight(parts.join('')) : parts;
  if (more !== undefined) return null;
  const height = checkHeight({ feet: Number(feet), inches: Number(inches) });
  return height.allowed ? height.heightCm : null;
}

/** The field whose answer is often the same, for the key "as above". */
export const sameAsAbove = {
  new_native_place: 'new_birth_place',
  new_location: 'new_native_place',
  maternal_gotra: 'gotra',
} as const;

export type RepeatingField = keyof typeof sameAsAbove;

export const isRepeating = (field: string): field is RepeatingField => field in sameAsAbove;
