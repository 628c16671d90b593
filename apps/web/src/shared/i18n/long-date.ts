import { type CalendarDate, inIndia } from '@suchi/domain/basics';
import { type Catalogues, translatorFor } from './messages.ts';

// Without `Intl`: making one of its formats takes a slow phone longer than drawing a page's header, and its Marathi
// money and Hindi months are not what families write.

type Calendar = Catalogues['calendar'];
const words = () => translatorFor('calendar');

// Read with the UTC methods, so that no time zone moves the date.
const dayOf = (date: CalendarDate) => new Date(`${date}T00:00:00.000Z`);
const monthOf = (date: CalendarDate) =>
  (dayOf(date).getUTCMonth() + 1).toString() as keyof Calendar['months'];
const weekdayOf = (date: CalendarDate) => dayOf(date).getUTCDay().toString() as keyof Calendar['weekdays'];

/** `2 November 2025` */
export function formatLongDate(date: CalendarDate): string {
  const t = words();
  const day = dayOf(date);
  return t('longDate', {
    day: day.getUTCDate(),
    month: t(`months.${monthOf(date)}`),
    year: day.getUTCFullYear(),
  });
}

/** `Sunday 2 November 2025` */
export function formatWeekdayDate(date: CalendarDate): string {
  const t = words();
  return t('weekdayDate', { weekday: t(`weekdays.${weekdayOf(date)}`), date: formatLongDate(date) });
}

/** `Nov` and `2` */
export function splitDate(date: CalendarDate): { month: string; day: string } {
  return { month: words()(`shortMonths.${monthOf(date)}`), day: String(dayOf(date).getUTCDate()) };
}

/** `15/11` */
export function formatShortDay(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** `Sun 15/11` */
export function formatShortWeekday(date: CalendarDate): string {
  const t = words();
  return t('weekdayDate', { weekday: t(`shortWeekdays.${weekdayOf(date)}`), date: formatShortDay(date) });
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Other languages say it with a word of their own for each. */
function partOfDay(hour: number): keyof Calendar['times'] {
  if (hour < 4) return 'early';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
}

/** An instant by India's calendar and clock. */
function readInstant(iso: string) {
  const there = inIndia(new Date(iso));
  const [hour, minute] = [there.getUTCHours(), twoDigits(there.getUTCMinutes())];
  const dayMonth = `${twoDigits(there.getUTCDate())}/${twoDigits(there.getUTCMonth() + 1)}`;
  return {
    dayMonth,
    date: `${dayMonth}/${there.getUTCFullYear()}`,
    time: words()(`times.${partOfDay(hour)}`, { time: `${twoDigits(hour % 12 || 12)}:${minute}` }),
  };
}

/** Every date with a time on a screen, in India and in the specification's format: `09:14 PM 07/10/2025`. */
export function formatMoment(iso: string): string {
  const { time, date } = readInstant(iso);
  return words()('moment', { time, date });
}

/** The time alone when it was today: `09:14 PM`, before that `09:14 PM 07/10/2025`. */
export function formatRecent(at: string | number, now = new Date()): string {
  const iso = new Date(at).toISOString();
  return formatDay(iso) === formatDay(now.toISOString()) ? formatTimeOfDay(iso) : formatMoment(iso);
}

/** `15/11/2026` in India. */
export const formatDay = (iso: string): string => readInstant(iso).date;

/** `15/11` in India. */
export const formatDayMonth = (iso: string): string => readInstant(iso).dayMonth;

/** `09:14 PM` in India. */
export const formatTimeOfDay = (iso: string): string => readInstant(iso).time;
