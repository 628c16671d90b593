import { randomUUID } from 'node:crypto';
import type { MailKind } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type { Platform } from '../../platform/platform.ts';
import { seal } from '../../platform/seal.ts';
import { encodeParagraphs, type MailJob, type MailSecret, queueOfKind } from '../codec.ts';
import { insertMail } from '../repository.ts';
import { mailWords, type MailWordsInput } from '../words.ts';

/** A mail to be sent: which one, to whom, about whom, and what must not be kept of it. */
export interface MailRequest {
  kind: Exclude<MailKind, 'notice'>;
  to: string;
  words: MailWordsInput;
  secret?: MailSecret;
}

/** Writes the mail down and queues it, both in the caller's transaction. */
export async function queueMail(
  { tx, platform }: { tx: Knex.Transaction; platform: Platform },
  request: MailRequest,
): Promise<void> {
  const words = mailWords[request.kind](request.words);
  const mailId = randomUUID();
  await insertMail(tx, {
    id: mailId,
    to_email: request.to,
    subject: words.subject,
    body_heading: words.heading,
    body_content: encodeParagraphs(words.paragraphs),
    kind: request.kind,
    state: 'queued',
  });
  const { secret } = request;
  const job: MailJob = secret
    ? { mailId, sealedSecret: seal(JSON.stringify(secret), platform.env.secret) }
    : { mailId };
  await platform.jobs.enqueue(tx, queueOfKind[request.kind], job);
}
