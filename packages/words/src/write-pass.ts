import type { CalendarDate } from '@suchi/domain/basics';
import { formatClock, formatWeekdayDate } from './calendar.ts';
import type { Language } from './language.ts';
import type { Translate } from './translate.ts';

interface PassToWrite {
  year: number;
  day: CalendarDate;
  doorsAt: string;
  /** Of the office, as it is printed. */
  phone: string | null;
}

/** What stands on a printed pass, in the language that its family reads. */
export function writePass(
  {
    language,
    t,
    calendar,
  }: { language: Language; t: Translate<'passPaper'>; calendar: Translate<'calendar'> },
  { year, day, doorsAt, phone }: PassToWrite,
) {
  return {
    language,
    title: t('title'),
    year: String(year),
    numberLabel: t('number'),
    seatsLabel: t('seats'),
    codeLabel: t('code'),
    when: t('when', { date: formatWeekdayDate(calendar, day), time: formatClock(calendar, doorsAt) }),
    bring: t('bring'),
    foot: t('foot'),
    questions: phone === null ? null : t('questions', { phone }),
  };
}
export type PassWords = ReturnType<typeof writePass>;
