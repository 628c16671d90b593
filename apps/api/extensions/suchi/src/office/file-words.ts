import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';

/** Cells of the CSV files. */
export const dayCell = (instant: Date): string => formatCalendarDate(todayInIndia(instant));

export const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');
