import type { AuditEntry } from '@suchi/contracts/staff';
import { readAuditDetails } from './audit-details.ts';
import type { AuditRow } from './audit-repository.ts';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.date_created.toISOString(),
    action: row.action,
    actor_kind: row.actor_kind,
    actor: row.actor_name,
    on_behalf_of: row.member_name,
    subject: { collection: row.subject_collection, id: row.subject_id, name: row.subject_name },
    ...readAuditDetails(row.details),
  };
}
