import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';

/** The day of an instant in India, as dd/mm/yyyy. */
export function formatValueDay(iso: string): string {
  return formatCalendarDate(todayInIndia(new Date(iso)));
}
