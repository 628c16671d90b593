import type { auditFileContract } from '@suchi/contracts/staff';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { auditOfExport, type ExportedRows, exportRows } from '../../platform/export-rows.ts';
import { planFile } from '../../platform/list-columns.ts';
import type { Call } from '../../platform/route.ts';
import { auditColumns, auditFacts, type AuditListRow } from '../audit-columns.ts';
import { planAuditFile } from '../audit-repository.ts';

export function exportAudit(
  call: Call<z.output<typeof auditFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { search, filter } = call.input;
  return exportRows<AuditListRow>(call, {
    ...planAuditFile(call.input, call.now),
    ...planFile(auditColumns, null, { facts: auditFacts, withContacts: false }),
    profiles: null,
    audit: auditOfExport('audit_log', { selection: { all: true, search, filter, except: [] }, list: 'all' }),
  });
}
