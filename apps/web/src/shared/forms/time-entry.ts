export type Period = 'am' | 'pm';

/** A time as people say it: `05:36` and AM or PM. */
export interface TimeEntry {
  text: string;
  period: Period | null;
}

/** The text after a change. At its end the colon is inserted; a change in the middle stays as it was made. */
export function typeTime(previous: string, typed: string): string {
  const plain = typed.replaceAll(/[.\-\s]/g, ':').replaceAll(/[^\d:]/g, '');
  const isAtEnd = typed.length > previous.length && typed.startsWith(previous);
  return isAtEnd ? groupDigits(plain) : plain;
}

function groupDigits(plain: string): string {
  const [hours = '', ...rest] = plain.split(':');
  // 5:36, 0536 and 536 are the same time.
  const isShort = rest.length > 0 || /^[3-9]/.test(hours);
  const hour = isShort ? hours.slice(0, rest.length > 0 ? 2 : 1) : hours.slice(0, 2);
  const minutes = (hours.slice(hour.length) + rest.join('')).slice(0, 2);
  const isHourDone = rest.length > 0 || hour.length === 2 || (isShort && hour !== '');
  return isHourDone && hour !== '' ? `${hour.padStart(2, '0')}:${minutes}` : hour;
}

/** The time of day as `HH:MM`. A text beyond twelve hours, such as 17:36, needs no AM or PM. */
export function parseTime({ text, period }: TimeEntry): string | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours);
  if (hour > 23) return null;
  const isOfDay = hour === 0 || hour > 12;
  if (!isOfDay && period === null) return null;
  const ofDay = isOfDay ? hour : (hour % 12) + (period === 'pm' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

/** The entry with the period that its text already says: 17:36 is PM, 00:10 is AM. */
export function withKnownPeriod(entry: TimeEntry): TimeEntry {
  const hour = Number(/^(\d{1,2}):/.exec(entry.text)?.[1] ?? '1');
  if (hour > 12 && hour < 24) return { ...entry, period: 'pm' };
  return hour === 0 ? { ...entry, period: 'am' } : entry;
}

/** Of a stored time, `HH:MM` or `HH:MM:SS`. */
export function formatTime(time: string | null): TimeEntry {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return { text: '', period: null };
  const hour = Number(hours);
  return {
    text: `${String(hour % 12 || 12).padStart(2, '0')}:${minutes}`,
    period: hour < 12 ? 'am' : 'pm',
  };
}
