import * as z from 'zod/mini';
import { calendarDate, inQuery, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { listOutput, listQuery, type OfficeColumn, valuesOf } from '../office/list-query.ts';

/** The first part of an action, such as `profile` of `profile.approve`. */
export const auditAreas = [
  'profile',
  'account',
  'staff',
  'safety',
  'interest',
  'order',
  'subscription',
  'payment',
  'refund',
  'bulk_mail',
  'lookup',
  'holiday',
  'setting',
  'edition',
  'news',
  'book',
  'hall',
  'office',
  'incident',
] as const;

const change = z.object({
  field: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
});

const auditSorts = ['date_created'] as const;

/** The columns, in the order of the page. */
export const auditColumns = {
  action: { value: z.string() },
  /** Null for the system, and when the account is deleted. */
  actor: { value: z.nullable(z.string()) },
  /** The name is null when it is not about a person, or that row is deleted. */
  subject: { value: z.object({ collection: z.string(), id: z.string(), name: z.nullable(z.string()) }) },
  at: { value: z.string(), sort: 'date_created', isSortedDownFirst: true, isMoment: true },
} as const satisfies Record<string, OfficeColumn<(typeof auditSorts)[number]>>;

const auditEntry = z.object({
  id: z.int(),
  ...valuesOf(auditColumns),
  actor_kind: z.enum(['member', 'admin', 'admin_as_member', 'system']),
  /** The member that an admin acted for. */
  on_behalf_of: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changes: z.array(change),
  /** What else was recorded, such as a count. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The audit log, newest first. The search finds people: who did it, and which member or profile it was about. */
export const auditLogContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/audit',
  access: 'admin',
  input: listQuery(
    auditSorts,
    z.object({
      area: z.optional(z.enum(auditAreas)),
      from: z.optional(calendarDate),
      to: z.optional(calendarDate),
    }),
  ),
  output: listOutput(auditEntry),
});
export type AuditLogInput = z.input<typeof auditLogContract.input>;
export type AuditQuery = z.output<typeof auditLogContract.input>;

/** All lines that match as CSV. */
export const auditFileContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/audit_file',
  access: 'admin',
  file: 'text/csv; charset=utf-8',
  input: z.object({
    search: auditLogContract.input.shape.search,
    sort: auditLogContract.input.shape.sort,
    filter: auditLogContract.input.shape.filter,
  }),
  output: fileOutput,
});

/** What staff did to a profile and its owner's account, newest first. */
export const profileAuditContract = defineContract({
  method: 'GET',
  group: 'qe_staff',
  path: '/profile_audit',
  access: 'review',
  input: z.object({ profile_id: inQuery(rowId) }),
  output: listOutput(auditEntry),
});
