import { type Authorship, needsConsent, type StoredRelation } from '../profiles/authorship.ts';
import type { ProfileStatus } from './profile-status.ts';

const openStatuses: readonly ProfileStatus[] = ['Draft', 'Rejected'];

/** Whether the author can still say whose profile it is: until the submission, and after a rejection. */
export function canChangeAuthorship(status: ProfileStatus | null, stored: StoredRelation | null): boolean {
  return stored !== 'unknown' && (status === null || openStatuses.includes(status));
}

/** The authorship to store, given what was sent and what is stored. */
export function settleAuthorship(
  sent: Authorship,
  stored: Authorship,
  status: ProfileStatus | null,
): Authorship {
  if (!canChangeAuthorship(status, stored.relation)) return stored;
  const relation = sent.relation === 'unknown' ? null : sent.relation;
  return {
    relation,
    relationText: relation === 'relative' ? sent.relationText : null,
    hasConsent: needsConsent(relation) && sent.hasConsent,
  };
}
