import type { CalendarDate } from '@suchi/domain/basics';
import type { ConsentChanges } from '@suchi/domain/consent';
import type { LifecycleProfile, ProfileChanges } from '@suchi/domain/lifecycle';
import type { Row, Rows } from '../platform/rows.generated.ts';

export const lifecycleColumns = [
  'id',
  'status',
  'last_status',
  'marital_status',
  'marital_status_before_marriage',
  'married_by_vmm',
  'rejection_reason',
  'hall_consent',
  'is_hidden',
  'hidden_by_staff',
  'photo_for',
  'number_for',
  'shows_horoscope',
  'gender',
  'date_created',
  'date_updated',
] as const;

export interface LifecycleRow extends Row<
  'qd_matrimonial_profile',
  (typeof lifecycleColumns)[number] | 'is_attending'
> {
  user: string;
  birthday: CalendarDate | null;
  /** By the newest line about search. */
  is_paused: boolean;
}

export function parseLifecycle(row: LifecycleRow): LifecycleProfile {
  return {
    status: row.status,
    lastStatus: row.last_status,
    maritalStatus: row.marital_status,
    maritalStatusBeforeMarriage: row.marital_status_before_marriage,
    marriedByAssociation: row.married_by_vmm,
    rejectionReason: row.rejection_reason,
    isAttending: row.is_attending === 1 ? true : row.is_attending === -1 ? false : null,
    hallConsent: row.hall_consent,
    isHidden: row.is_hidden,
    isHiddenByStaff: row.hidden_by_staff,
    isPaused: row.is_paused,
    photoFor: row.photo_for,
    numberFor: row.number_for,
    showsHoroscope: row.shows_horoscope,
    gender: row.gender,
    birthday: row.birthday,
  };
}

/** Fields that the transition does not name are not written. */
export function encodeChanges(changes: ProfileChanges): Partial<Rows['qd_matrimonial_profile']> {
  const { isAttending } = changes;
  const columns = {
    status: changes.status,
    last_status: changes.lastStatus,
    marital_status: changes.maritalStatus,
    marital_status_before_marriage: changes.maritalStatusBeforeMarriage,
    married_by_vmm: changes.marriedByAssociation,
    rejection_reason: changes.rejectionReason,
    hall_consent: changes.hallConsent,
    is_hidden: changes.isHidden,
    hidden_by_staff: changes.isHiddenByStaff,
    photo_for: changes.photoFor,
    number_for: changes.numberFor,
    shows_horoscope: changes.showsHoroscope,
    is_attending: isAttending === undefined ? undefined : isAttending === null ? 0 : isAttending ? 1 : -1,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** What the ledger of consents records of a step. The database brings these columns to its newest lines. */
export function consentsOf(changes: ProfileChanges): ConsentChanges {
  const { isHidden, isHiddenByStaff, hallConsent, numberFor, showsHoroscope } = changes;
  return {
    ...(isHidden === undefined || isHiddenByStaff !== undefined ? {} : { search: !isHidden }),
    ...(typeof hallConsent === 'boolean' ? { hall: hallConsent } : {}),
    ...(numberFor === undefined ? {} : { number: numberFor === 'all' }),
    ...(showsHoroscope === undefined ? {} : { horoscope: showsHoroscope }),
  };
}

/** The columns of a step that are no consents. */
export function columnsBesideConsents(changes: ProfileChanges): Partial<Rows['qd_matrimonial_profile']> {
  const { hallConsent: _hall, numberFor: _number, showsHoroscope: _horoscope, isHidden, ...others } = changes;
  return encodeChanges(
    others.isHiddenByStaff === undefined || isHidden === undefined ? others : { ...others, isHidden },
  );
}
