import type { LifecycleProfile, ProfileChanges, ProfileStatus } from '@suchi/domain/lifecycle';
import type { MaritalStatus } from '@suchi/domain/profile';

/** The columns of a profile that its lifecycle reads and writes. */
export interface LifecycleRow {
  id: number;
  user: string;
  status: ProfileStatus;
  last_status: ProfileStatus | null;
  marital_status: MaritalStatus | null;
  marital_status_before_marriage: MaritalStatus | null;
  married_by_vmm: boolean;
  rejection_reason: string | null;
  is_attending: number | null;
  gender: 'Male' | 'Female' | null;
  /** As the database writes it, `YYYY-MM-DD`. */
  birthday: string | null;
  date_created: Date;
  date_updated: Date | null;
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
    gender: row.gender,
    birthday: row.birthday,
  };
}

/** The changes of a transition as columns; what the transition does not name is not written. */
export function encodeChanges(changes: ProfileChanges): Record<string, unknown> {
  const { isAttending } = changes;
  const columns: Record<string, unknown> = {
    status: changes.status,
    last_status: changes.lastStatus,
    marital_status: changes.maritalStatus,
    marital_status_before_marriage: changes.maritalStatusBeforeMarriage,
    married_by_vmm: changes.marriedByAssociation,
    rejection_reason: changes.rejectionReason,
    is_attending: isAttending === undefined ? undefined : isAttending === null ? 0 : isAttending ? 1 : -1,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
