import type { LookupValue } from '@suchi/contracts/lookups';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { CalendarDate } from '@suchi/domain/basics';
import type { PossibleMoon } from '@suchi/domain/horoscope';

/** The approved profile, as far as a biodata needs it, with the values of lists in its language. */
export interface BiodataSource {
  form: ProfileFormData;
  lookups: readonly LookupValue[];
  moon: PossibleMoon | null;
  serialNumber: number | null;
  today: CalendarDate;
}
