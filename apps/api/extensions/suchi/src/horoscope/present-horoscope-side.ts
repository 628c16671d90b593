import type { HoroscopeChoice } from '@suchi/domain/horoscope';
import type { BirthTimeAccuracy, Gender } from '@suchi/domain/profiles';

/** One family: what it decided and, when both decided to show it, the birth. */
export interface HoroscopeSideRow extends HoroscopeChoice {
  gender: Gender | null;
  first_name: string | null;
  last_name: string | null;
  own_script_name: string | null;
  /** Null until both families show theirs. */
  birth: {
    date: string | null;
    /** `HH:MM` */
    time: string | null;
    accuracy: BirthTimeAccuracy | null;
    place: { formatted_address?: string; lat?: number | null; lng?: number | null } | null;
  } | null;
}

/** The side of profile `own` beside profile `other`, as JSON. A birth is not even read before both show theirs. */
export const horoscopeSideSql = (own: string, other: string): string => `json_build_object(
  'shows', ${own}.shows_horoscope, 'gender', ${own}.gender, 'first_name', ${own}.first_name,
  'last_name', ${own}.last_name, 'own_script_name', ${own}.own_script_name,
  'wants', (select w.horoscope from partner_preference w where w.profile = ${own}.id),
  'birth', case when ${own}.shows_horoscope and ${other}.shows_horoscope then json_build_object(
    'date', to_char(${own}.brithday, 'YYYY-MM-DD'), 'time', left(${own}.birth_time::text, 5),
    'accuracy', ${own}.birth_time_accuracy, 'place', ${own}.new_birth_place) end)`;
