import type { CalendarDate } from '@suchi/domain/basics';

/** The days whose payments are shown. */
export interface OpenDays {
  has: (day: CalendarDate) => boolean;
  toggle: (day: CalendarDate) => void;
}
