import { todayInIndia } from '@suchi/domain/basics';
import { splitDate } from '@suchi/words';
import { formatDay, formatDayMonth } from '../../shared/i18n/long-date.ts';
import { translatorFor } from '../../shared/i18n/messages.ts';

const weekMs = 7 * 86_400_000;

/** `Sunday 15/11` within a week, before that `01/11/2026`; `today` when it was. */
export function saySince(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (todayInIndia(at) === todayInIndia(now)) return translatorFor('saved')('today');
  if (now.getTime() - at.getTime() >= weekMs) return formatDay(iso);
  const calendar = translatorFor('calendar');
  const { weekday } = splitDate(calendar, todayInIndia(at));
  return calendar('weekdayDate', { weekday, date: formatDayMonth(iso) });
}
