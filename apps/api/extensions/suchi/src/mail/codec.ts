import type { MailKind, MailTopic } from '@suchi/domain/accounts';
import type { InterestState } from '@suchi/domain/families';
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
  'language',
  'english',
  'state',
] as const;

export type MailRow = Row<'qdb_mail', (typeof mailColumns)[number]>;

/** Must be mailed but not stored in the table: it is encrypted inside the job. */
export interface MailSecret {
  code?: string;
  link?: string;
  /** After this instant the secret is useless and the mail is not sent. */
  expiresAt: string;
}

export interface MailJob {
  mailId: string;
  sealedSecret?: string;
  /** The receipt to attach. */
  receiptId?: number;
  /** The pass of the melawa to attach. */
  passId?: number;
  /** The interest that it tells of, as `families/` knows it: what it says may be over when its time comes. */
  interest?: MailedInterest;
}

export interface MailedInterest {
  id: number;
  states: InterestState[];
  settlesAt: string | null;
}

/** A person waits for these before the next step, so they have a queue of their own. */
const awaitedKinds: readonly MailKind[] = ['one_time_code', 'password_reset'];

/** Mails that the reader can stop by a link, without signing in. */
export function stoppableOf(kind: MailKind | null): MailTopic | null {
  if (kind === 'weekly_searches') return 'weekly';
  return kind?.startsWith('interest_') === true ? 'families' : null;
}

export const queueOf = (kind: MailKind): QueueName =>
  awaitedKinds.includes(kind) ? 'mail-code' : 'mail-notice';

/** Text that a member typed is always a quotation; lines are what staff wrote to many. The layout adds the code and the link when the mail is sent. */
const mailBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('quotation'), text: z.string() }),
  z.object({ kind: z.literal('lines'), text: z.string() }),
  z.object({ kind: z.literal('code') }),
  z.object({
    kind: z.literal('secret_button'),
    label: z.string(),
    /** Behind the link's token: what the page begins with. */
    suffix: z.optional(z.string()),
    look: z.optional(z.enum(['outline', 'link'])),
  }),
  z.object({
    kind: z.literal('people'),
    /** Null: one person alone. */
    title: z.nullable(z.string()),
    badge: z.nullable(z.string()),
    people: z.array(z.object({ initials: z.string(), name: z.string(), lines: z.array(z.string()) })),
    link: z.nullable(z.object({ label: z.string(), path: z.string() })),
  }),
  z.object({ kind: z.literal('button'), label: z.string(), path: z.string() }),
]);
export type MailBlock = z.infer<typeof mailBlock>;

export function encodeBlocks(blocks: MailBlock[]): string {
  return JSON.stringify(blocks);
}

/** Rows queued by an older release contain plain text. It is quoted, followed by its code or link. */
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
