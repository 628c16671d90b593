import { type CalendarDate, inIndia } from '@suchi/domain/basics';
import type { Catalogues } from './generated/catalogues.ts';
import type { Translate } from './translate.ts';

// Without `Intl`: making one of its formats takes a slow phone longer than drawing a page's header, and its Marathi
// money and Hindi months are not what families write.

type Calendar = Catalogues['calendar'];
type CalendarWords = Translate<'calendar'>;

// Read with the UTC methods, so that no time zone moves the date.
const dayOf = (date: CalendarDate) => new Date(`${date}T00:00:00.000Z`);
const monthOf = (day: Date) => (day.getUTCMonth() + 1).toString() as keyof Calendar['months'];

/** The words of a date, each alone. */
export function splitDate(t: CalendarWords, date: CalendarDate) {
  const day = dayOf(date);
  const weekday = day.getUTCDay().toString() as keyof Calendar['weekdays'];
  return {
    day: String(day.getUTCDate()),
    shortMonth: t(`shortMonths.${monthOf(day)}`),
    weekday: t(`weekdays.${weekday}`),
    shortWeekday: t(`shortWeekdays.${weekday}`),
  };
}

/** `2 November 2025` */
export function formatLongDate(t: CalendarWords, date: CalendarDate): string {
  return writeLongDate(t, dayOf(date));
}

/** `Sunday 2 November 2025` */
export const formatWeekdayDate = (t: CalendarWords, date: CalendarDate): string =>
  t('weekdayDate', { weekday: splitDate(t, date).weekday, date: formatLongDate(t, date) });

/** `2 November`, where the year is known. */
export const formatDayOfYear = (t: CalendarWords, date: CalendarDate): string =>
  t('longDay', { day: dayOf(date).getUTCDate(), month: t(`months.${monthOf(dayOf(date))}`) });

/** `Sunday 2 November` */
export const formatWeekdayOfYear = (t: CalendarWords, date: CalendarDate): string =>
  t('weekdayDate', { weekday: splitDate(t, date).weekday, date: formatDayOfYear(t, date) });

const writeLongDate = (t: CalendarWords, day: Date) =>
  t('longDate', { day: day.getUTCDate(), month: t(`months.${monthOf(day)}`), year: day.getUTCFullYear() });

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Other languages say it with a word of their own for each. */
function partOfDay(hour: number): keyof Calendar['times'] {
  if (hour < 4) return 'early';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
}

/** `7 PM`, from 0 to 24. */
export const formatHour = (t: CalendarWords, hour: number): string =>
  t(`times.${partOfDay(hour % 24)}`, { time: String(hour % 12 || 12) });

/** `07:25 AM` */
export const formatTime = (t: CalendarWords, hour: number, minute: number): string =>
  t(`times.${partOfDay(hour)}`, { time: `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)}` });

/** `9:30 AM` for the time `09:30` of a programme. */
export function formatClock(t: CalendarWords, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return t(`times.${partOfDay(hour)}`, { time: `${hour % 12 || 12}:${twoDigits(minute)}` });
}

/** An instant by India's calendar and clock. */
export function splitInstant(t: CalendarWords, instant: Date) {
  const there = inIndia(instant);
  const dayMonth = `${twoDigits(there.getUTCDate())}/${twoDigits(there.getUTCMonth() + 1)}`;
  return {
    dayMonth,
    date: `${dayMonth}/${there.getUTCFullYear()}`,
    longDate: writeLongDate(t, there),
    time: formatTime(t, there.getUTCHours(), there.getUTCMinutes()),
  };
}
