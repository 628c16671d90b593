import { formatCalendarDate } from '@suchi/domain/basics';
import { genders, singleStatuses } from '@suchi/domain/profiles';
import { formatCount } from '../../shared/i18n/format-count.ts';
import type { Translate } from '../../shared/i18n/messages.ts';

/** A value of a change as the pages show it elsewhere; the server sends values as they are stored. */
export function formatChangedValue(field: string, value: string, t: Translate<'profile'>): string {
  switch (field) {
    case 'brithday':
      return formatCalendarDate(value);
    case 'birth_time':
      return value.slice(0, 5);
    case 'income':
      return formatCount(Number(value));
    case 'gender': {
      const gender = genders.find((each) => each === value);
      return gender ? t(`values.genders.${gender}`) : value;
    }
    case 'marital_status': {
      const status = singleStatuses.find((each) => each === value);
      return status ? t(`values.maritalStatuses.${status}`) : value;
    }
    default:
      return value;
  }
}
