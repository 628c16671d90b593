import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import type { RevisionFacts } from '@suchi/domain/lifecycle';
import type { FieldChange } from '@suchi/domain/profiles';
import type { Row } from '../platform/rows.generated.ts';

export const revisionColumns = [
  'id',
  'status',
  'form',
  'changes',
  'rejection_reason',
  'submitted_at',
  'date_updated',
] as const;

export type RevisionRow = Row<'profile_revision', (typeof revisionColumns)[number]>;

export interface Revision extends RevisionFacts {
  id: number;
  form: ProfileFormData;
  /** Without the fields that came with a later release. */
  stored: Partial<ProfileFormData>;
  /** Against the approved profile. */
  changes: FieldChange[];
  rejectionReason: string | null;
  changedAt: Date;
}

const emptyForm = profileForm.parse({});

export function parseRevision(row: RevisionRow): Revision {
  const stored = parseStored(row.form as Partial<ProfileFormData>);
  return {
    id: row.id,
    status: row.status,
    form: { ...emptyForm, ...stored },
    stored,
    changes: row.changes as FieldChange[],
    rejectionReason: row.rejection_reason,
    submittedAt: row.submitted_at,
    changedAt: row.date_updated,
  };
}

/** A form stored by an older release may have fields that no longer exist. */
function parseStored(form: Partial<ProfileFormData>): Partial<ProfileFormData> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name in emptyForm));
}
