import type { CalendarDate } from '@suchi/domain/basics';
import type { ConsentAnswers, Purpose } from '@suchi/domain/consent';
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
  'is_hidden',
  'hidden_by_staff',
  'photo_for',
  'in_book',
  'author_relation',
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
  /** The newest answers in the ledger. */
  consents: ConsentAnswers;
  /** Those that the candidate gave. */
  own_answers: ConsentAnswers;
  /** Off until somebody answers: also a no is a change. */
  asked_again: Purpose[];
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
    isHidden: row.is_hidden,
    isHiddenByStaff: row.hidden_by_staff,
    inBook: row.in_book,
    consents: row.consents,
    photoFor: row.photo_for,
    gender: row.gender,
    birthday: row.birthday,
  };
}

/** Fields that the transition does not name are not written. Consents are lines of the ledger, not columns. */
export function encodeChanges(changes: ProfileChanges): Partial<Rows['qd_matrimonial_profile']> {
  const { isAttending } = changes;
  const columns = {
    status: changes.status,
    last_status: changes.lastStatus,
    marital_status: changes.maritalStatus,
    marital_status_before_marriage: changes.maritalStatusBeforeMarriage,
    married_by_vmm: changes.marriedByAssociation,
    rejection_reason: changes.rejectionReason,
    is_hidden: changes.isHidden,
    hidden_by_staff: changes.isHiddenByStaff,
    photo_for: changes.photoFor,
    in_book: changes.inBook,
    is_attending: isAttending === undefined ? undefined : isAttending === null ? 0 : isAttending ? 1 : -1,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
