import type { auditFileContract } from '@suchi/contracts/staff';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { auditOfExport, type ExportedRows, exportRows } from '../../platform/export-rows.ts';
import type { Call } from '../../platform/route.ts';
import { readAuditDetails } from '../audit-details.ts';
import { type AuditRow, planAuditFile } from '../audit-repository.ts';

const momentInIndia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What changed and what else was recorded, in one cell. */
function sayDetails(details: unknown): string {
  const { changes, facts } = readAuditDetails(details);
  return [
    ...changes.map(({ field, was, is }) => `${field}: ${was ?? ''} -> ${is ?? ''}`),
    ...facts.map(({ name, value }) => `${name}: ${value}`),
  ].join('; ');
}

export function exportAudit(
  call: Call<z.output<typeof auditFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { search, filter, sort } = call.input;
  return exportRows<AuditRow>(call, {
    ...planAuditFile({ search, ...filter }, sort, call.now),
    header: ['Time', 'What', 'Who', 'For member', 'About', 'Kind', 'Number', 'Reason', 'Details'],
    write: (row) => [
      momentInIndia.format(row.date_created),
      row.action,
      row.actor_name ?? row.actor_kind,
      row.member_name,
      row.subject_name,
      row.subject_collection,
      row.subject_id,
      readAuditDetails(row.details).reason,
      sayDetails(row.details),
    ],
    audit: auditOfExport('audit_log', {
      selection: { all: true, search, filter, except: [] },
      list: 'all',
      reason: undefined,
    }),
  });
}
