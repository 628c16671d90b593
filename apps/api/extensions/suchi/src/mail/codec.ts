import type { MailKind, MailState } from '@suchi/domain/accounts';
import type { QueueName } from '../platform/jobs.ts';

/** A row of `qdb_mail`, as far as sending is concerned. */
export interface MailRow {
  id: string;
  to_email: string;
  subject: string;
  body_heading: string | null;
  body_content: string | null;
  kind: MailKind;
  state: MailState;
}

/** What must reach the reader but not the table: it travels sealed, in the job. */
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

/** A mail somebody is waiting for must not stand behind one that nobody is. */
export const queueOfKind: Record<MailKind, QueueName> = {
  one_time_code: 'mail-code',
  password_reset: 'mail-code',
  new_device: 'mail-notice',
  profile_pending: 'mail-notice',
  profile_approved: 'mail-notice',
  profile_rejected: 'mail-notice',
  profile_blocked: 'mail-notice',
  profile_unblocked: 'mail-notice',
  member_message: 'mail-notice',
  notice: 'mail-notice',
};

const paragraphBreak = '\n\n';

export function encodeParagraphs(paragraphs: string[]): string {
  return paragraphs.join(paragraphBreak);
}

export function parseParagraphs(content: string | null): string[] {
  return (content ?? '').split(paragraphBreak).filter((paragraph) => paragraph !== '');
}
