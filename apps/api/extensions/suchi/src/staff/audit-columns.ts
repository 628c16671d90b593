import type { AuditEntry } from '@suchi/contracts/staff';
import type { ListColumns } from '../platform/list-columns.ts';
import type { Row } from '../platform/rows.generated.ts';
import { readAuditDetails } from './audit-details.ts';

/** What is read of a line and does not leave as it is. */
type AuditFacts = Row<'audit_log', 'date_created' | 'details'>;

type Made = 'at' | 'reason' | 'changes' | 'facts';

export type AuditListRow = AuditFacts & Omit<AuditEntry, Made>;

const momentInIndia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What changed and what else was recorded, in one cell. */
function sayDetails({ details }: AuditFacts): string {
  const { changes, facts } = readAuditDetails(details);
  return [
    ...changes.map(({ field, was, is }) => `${field}: ${was ?? ''} -> ${is ?? ''}`),
    ...facts.map(({ name, value }) => `${name}: ${value}`),
  ].join('; ');
}

const nameOf = (alias: string) => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;

/** `a` is the line, `u` who did it, `m` the member, `p` and `o` the profile or the account that it is about. */
export const auditColumns: ListColumns<AuditEntry, Made, AuditListRow, null, 'file_kind' | 'file_number'> = {
  id: { sql: 'a.id', csv: null },
  at: {
    made: (row) => row.date_created.toISOString(),
    cell: (row) => momentInIndia.format(row.date_created),
    csv: 'Time',
  },
  action: { sql: 'a.action', csv: 'What' },
  actor_kind: { sql: 'a.actor_kind', csv: null },
  actor: { sql: nameOf('u'), cell: (row) => row.actor ?? row.actor_kind, csv: 'Who' },
  on_behalf_of: { sql: nameOf('m'), csv: 'For member' },
  subject: {
    sql: `json_build_object('collection', a.subject_collection, 'id', a.subject_id,
      'name', coalesce(${nameOf('p')}, ${nameOf('o')}))`,
    cell: ({ subject }) => subject.name,
    csv: 'About',
  },
  file_kind: { cell: ({ subject }) => subject.collection, csv: 'Kind' },
  file_number: { cell: ({ subject }) => subject.id, csv: 'Number' },
  reason: { made: ({ details }) => readAuditDetails(details).reason, csv: 'Reason' },
  changes: { made: ({ details }) => readAuditDetails(details).changes, cell: sayDetails, csv: 'Details' },
  facts: { made: ({ details }) => readAuditDetails(details).facts, csv: null },
};

export const auditFacts: Record<keyof AuditFacts, string> = {
  date_created: 'a.date_created',
  details: 'a.details',
};

/** The people. Ids of other collections are texts of any kind, so they are cast with care. */
export const auditJoins = `
    left join directus_users u on u.id = a.actor
    left join directus_users m on m.id = a.on_behalf_of
    left join qd_matrimonial_profile p
      on p.id = case when a.subject_collection = 'qd_matrimonial_profile' and a.subject_id ~ '^[0-9]{1,9}$'
                     then a.subject_id::integer end
    left join directus_users o
      on o.id = case when a.subject_collection = 'directus_users' and a.subject_id ~ '^[0-9a-f-]{36}$'
                     then a.subject_id::uuid end`;
