import {
  type BulkMailProgress,
  bulkMailActions,
  bulkMailPriorities,
  deliveryFailures,
} from '@suchi/domain/bulk-mail';
import * as z from 'zod/mini';
import { inQuery, pageNumber, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { bulkMailTranslations } from './bulk-mail-text.ts';

const progresses = [
  'waiting',
  'sending',
  'paused',
  'complete',
  'cancelled',
] as const satisfies readonly BulkMailProgress[];

const bulkMailCard = z.object({
  id: z.int(),
  subject: z.string(),
  heading: z.string(),
  text: z.string(),
  translations: bulkMailTranslations,
  audience: z.nullable(z.string()),
  priority: z.literal(bulkMailPriorities),
  /** Null when the account is gone. */
  sent_by: z.nullable(z.string()),
  at: z.string(),
  progress: z.enum(progresses),
  pending: z.int(),
  success: z.int(),
  failed: z.int(),
  /** Never mailed, because staff cancelled. */
  cancelled: z.int(),
  /** Never mailed, because of the recipient: unsubscribed or suspended meanwhile, or no address any more. */
  left_out: z.int(),
  /** Failures for which a retry can help. */
  retryable: z.int(),
  /** When the last mail was sent; null while some wait. */
  ended_at: z.nullable(z.string()),
});
export type BulkMailCard = z.output<typeof bulkMailCard>;

export const bulkMailsPageSize = 5;

/** Bulk mails with their counts, newest first. */
export const bulkMailsContract = defineContract({
  method: 'GET',
  group: 'qe_bulk_mail',
  path: '/history',
  access: 'admin',
  input: z.object({ page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({ total: z.int(), per_minute: z.int(), mails: z.array(bulkMailCard) }),
});
export type BulkMailHistory = z.output<typeof bulkMailsContract.output>;

/** Pauses, resumes, cancels the rest, or retries what failed: all, or one recipient. */
export const actOnBulkMailContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/act',
  access: 'admin',
  input: z.object({
    id: rowId,
    action: z.enum(bulkMailActions),
    /** For a retry of one recipient. */
    recipient: z._default(z.nullable(rowId), null),
  }),
  output: bulkMailCard,
});

const bulkMailFailure = z.object({
  id: z.int(),
  profile_id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  failure: z.enum(deliveryFailures),
  can_retry: z.boolean(),
});
export type BulkMailFailure = z.output<typeof bulkMailFailure>;

export const bulkMailFailuresPageSize = 20;

/** The recipients of one bulk mail whose mail failed. */
export const bulkMailFailuresContract = defineContract({
  method: 'GET',
  group: 'qe_bulk_mail',
  path: '/failures',
  access: 'admin',
  input: z.object({ id: inQuery(rowId), page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({ total: z.int(), rows: z.array(bulkMailFailure) }),
});
