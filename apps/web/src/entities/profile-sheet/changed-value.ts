import { formatCalendarDate } from '@suchi/domain/basics';
import { formatCount } from '../../shared/i18n/format-count.ts';

/** A value of a change as the pages show it elsewhere; the server sends dates and numbers as they are stored. */
export function formatChangedValue(field: string, value: string): string {
  switch (field) {
    case 'brithday':
      return formatCalendarDate(value);
    case 'birth_time':
      return value.slice(0, 5);
    case 'income':
      return formatCount(Number(value));
    default:
      return value;
  }
}
