import { randomUUID } from 'node:crypto';
import type { MailKind } from '@suchi/domain/accounts';
import { associationAtFirst } from '@suchi/domain/settings';
import { type Language, sourceLanguage } from '@suchi/words';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../platform/platform.ts';
import { seal } from '../../platform/seal.ts';
import { encodeBlocks, type MailedInterest, type MailJob, type MailSecret, queueOf } from '../codec.ts';
import { isOfficeMail, type MailToWrite, writeMail } from '../mails.ts';
import type { MoneyAlarm } from '../office-mails.ts';
import { encodeEnglish } from '../english.ts';
import { findReading, insertMail } from '../repository.ts';
import { wordingOf } from '../wording.ts';

// For other rooms.
export type { ContactPart } from '../account-mails.ts';
export type { MailedInterest } from '../codec.ts';
export type { MailFacts, MailToWrite } from '../mails.ts';
export type { MoneyAlarm } from '../office-mails.ts';

export type MailRequest = MailToWrite & {
  /** Null: a family without an address, to which no mail goes. */
  to: string | null;
  /** The account that reads it. Null: the office. */
  person: string | null;
  /** Of the text that staff typed; only in their test of it. */
  language?: Language;
  secret?: MailSecret;
  receiptId?: number;
  passId?: number;
  interest?: MailedInterest;
  afterSeconds?: number;
};

/** Writes the mail in the reader's language, the office's in English, stores and queues it in the caller's transaction. Its id. */
export async function queueMail(
  { tx, platform }: { tx: Knex.Transaction; platform: Pick<JobPlatform, 'env' | 'jobs'> },
  request: MailRequest,
): Promise<string | null> {
  if (request.to === null) return null;
  const reading = await findReading(tx, request.person);
  const isOffice = isOfficeMail(request.kind);
  const language = isOffice ? (request.language ?? sourceLanguage) : reading.language;
  const write = (into: Language) =>
    writeMail(wordingOf(into, reading.association), request.kind, request.facts);
  const words = write(language);
  const mailId = randomUUID();
  await insertMail(tx, {
    id: mailId,
    to_email: request.to,
    subject: words.subject,
    body_heading: words.heading,
    body_content: encodeBlocks(words.blocks),
    kind: request.kind,
    language,
    english: isOffice || language === sourceLanguage ? null : encodeEnglish(write(sourceLanguage)),
    state: 'queued',
  });
  const { secret, receiptId, passId, interest } = request;
  const job: MailJob = {
    mailId,
    ...(secret ? { sealedSecret: seal(JSON.stringify(secret), platform.env.secret) } : {}),
    ...(receiptId === undefined ? {} : { receiptId }),
    ...(passId === undefined ? {} : { passId }),
    ...(interest === undefined ? {} : { interest }),
  };
  await platform.jobs.enqueue(tx, queueOf(request.kind), job, {
    afterSeconds: request.afterSeconds ?? 0,
  });
  return mailId;
}

/** By which the office's earlier mails about the same are found. */
export const alarmSubject = (alarm: MoneyAlarm): string =>
  writeMail(wordingOf(sourceLanguage, associationAtFirst), 'money_alarm', { alarm }).subject;

/** With the accounts that they were sent to. */
export async function deleteMails(
  tx: Knex.Transaction,
  { to, kinds }: { to: readonly string[]; kinds: readonly MailKind[] },
): Promise<void> {
  await tx('qdb_mail').whereIn('to_email', to).whereIn('kind', kinds).delete();
}
