import type { MailKind } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import type { QueueName } from '../platform/jobs.ts';
import type { Row } from '../platform/rows.generated.ts';

export const mailColumns = [
  'id',
  'to_email',
  'subject',
  'body_heading',
  'body_content',
  'kind',
  'state',
] as const;

/** A mail, as far as sending is concerned. */
export type MailRow = Row<'qdb_mail', (typeof mailColumns)[number]>;

/** What must be mailed but not kept in the table: it is encrypted inside the job. */
export interface MailSecret {
  code?: string;
  link?: string;
  /** After this instant the secret is worth nothing and the mail is not sent any more. */
  expiresAt: string;
}

/** The data of a mail job. */
export interface MailJob {
  mailId: string;
  sealedSecret?: string;
}

/** A mail that a person waits for has a queue of its own. */
export const queueOfKind: Record<MailKind, QueueName> = {
  one_time_code: 'mail-code',
  password_reset: 'mail-code',
  password_changed: 'mail-notice',
  new_device: 'mail-notice',
  profile_pending: 'mail-notice',
  profile_approved: 'mail-notice',
  profile_rejected: 'mail-notice',
  profile_blocked: 'mail-notice',
  profile_unblocked: 'mail-notice',
  member_message: 'mail-notice',
  notice: 'mail-notice',
};

/**
 * A part of a mail. What a person typed is only ever a quotation. The code and the link are not part of it: the layout
 * puts them in at the time of sending.
 */
const mailBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('quotation'), text: z.string() }),
  z.object({ kind: z.literal('code') }),
  z.object({ kind: z.literal('secret_button'), label: z.string() }),
  z.object({ kind: z.literal('button'), label: z.string(), path: z.string() }),
]);
export type MailBlock = z.infer<typeof mailBlock>;

export function encodeBlocks(blocks: MailBlock[]): string {
  return JSON.stringify(blocks);
}

/** A row that was queued by an older release holds plain text: it is quoted, and its code or link follows. */
export function parseBlocks(content: string | null): MailBlock[] {
  if (content === null) return [];
  try {
    const parsed = z.array(mailBlock).safeParse(JSON.parse(content));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON.
  }
  return [
    { kind: 'quotation', text: content },
    { kind: 'code' },
    { kind: 'secret_button', label: 'Open the link' },
  ];
}
