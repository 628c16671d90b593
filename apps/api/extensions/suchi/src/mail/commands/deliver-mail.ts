import type { Knex } from 'knex';
import type { MailTopic } from '@suchi/domain/accounts';
import { receiptFileName } from '@suchi/domain/money';
import type { Association } from '@suchi/domain/settings';
import { type Language, sourceLanguage } from '@suchi/words';
import { loadAssociation } from '../../platform/load-association.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { signedLink } from '../../platform/signed-id.ts';
import { stopLinks } from '../../platform/stop-links.ts';
import { unseal } from '../../platform/seal.ts';
import {
  type MailedInterest,
  type MailJob,
  type MailRow,
  type MailSecret,
  parseBlocks,
  queueOf,
  stoppableOf,
} from '../codec.ts';
import type { RenderMail } from '../layout.ts';
import {
  deleteMail,
  findMailForUpdate,
  forgetFailed,
  markFailed,
  markSent,
  noteFailedTry,
} from '../repository.ts';
import { type Attachment, type MailOut, MailRefused } from '../transport.ts';

// For bulk mails.
export { type MailOut, MailRefused } from '../transport.ts';
export type { RenderMail } from '../layout.ts';

export interface DeliveryPorts {
  database: Knex;
  now: () => Date;
  acceptedSecrets: readonly string[];
  publicUrl: string;
  render: RenderMail;
  mailOut: MailOut;
  loadReceipt: (receiptId: number) => Promise<{ number: string; pdf: Buffer }>;
  /** Null once the pass is not valid any more. */
  printPass: (passId: number) => Promise<{ name: string; pdf: Buffer } | null>;
  /** Whether a mail about an interest still says what is true, and may go out at this hour. */
  checkInterest: (
    tx: Knex.Transaction,
    interest: MailedInterest,
    now: Date,
  ) => Promise<'send' | 'drop' | { afterSeconds: number }>;
  jobs: Jobs;
}

const mailServerTroubles = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
  'EAUTH',
]);

export type DeliveryResult = 'sent' | 'already_sent' | 'expired' | 'refused' | 'postponed' | 'dropped';

/**
 * Sends one mail and records it. The row is locked until the mail server's response is committed, so two workers
 * cannot both send it. If the process dies between the response and the commit, the mail is sent again with the
 * same Message-ID, which mail programs recognise.
 */
export async function deliverMail(
  ports: DeliveryPorts,
  job: MailJob,
  isLastTry: boolean,
): Promise<DeliveryResult> {
  try {
    return await ports.database.transaction((tx) => sendInside(tx, ports, job, isLastTry));
  } catch (error) {
    const failure = failureOf(error);
    const isFinal = isLastTry || (error instanceof MailRefused && error.isPermanent);
    if (!isFinal) {
      await noteFailedTry(ports.database, job.mailId, failure);
      throw error;
    }
    await markFailed(ports.database, job.mailId, failure);
    await forgetFailed(ports.database, job.mailId);
    return 'refused';
  }
}

/** A reason for the operator. The server's own message often quotes the address. */
export function failureOf(error: unknown): string {
  if (error instanceof MailRefused) return error.reason;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && mailServerTroubles.has(code)
    ? 'mail_server_unreachable'
    : 'internal_error';
}

async function sendInside(
  tx: Knex.Transaction,
  ports: DeliveryPorts,
  job: MailJob,
  isLastTry: boolean,
): Promise<DeliveryResult> {
  const mail = await findMailForUpdate(tx, job.mailId);
  if (!mail || mail.state === 'sent') return 'already_sent';

  const held = job.interest && (await holdMail(tx, ports, mail, { ...job, interest: job.interest }));
  if (held) return held;
  const secret = openSecret(job, ports.acceptedSecrets);
  if (secret && new Date(secret.expiresAt) < ports.now()) {
    await markFailed(tx, mail.id, 'expired');
    return 'expired';
  }
  const association = await loadAssociation(tx);
  const stop = findStop(ports, mail);
  await ports.mailOut.send({
    id: mail.id,
    to: mail.to_email,
    associationName: association.name,
    subject: mail.subject,
    headers: { 'Content-Language': languageOf(mail), ...stop?.headers },
    attachments: await attach(ports, job, isLastTry),
    ...(await render(ports, mail, { secret, association, stop })),
  });
  // The last mail to an address that is held nowhere else.
  if (mail.kind === 'account_closed') await deleteMail(tx, mail.id);
  else await markSent(tx, mail.id, ports.now());
  return 'sent';
}

/** Null when it is to be sent now. */
async function holdMail(
  tx: Knex.Transaction,
  { checkInterest, jobs, now }: DeliveryPorts,
  mail: MailRow,
  job: MailJob & { interest: MailedInterest },
): Promise<DeliveryResult | null> {
  const verdict = await checkInterest(tx, job.interest, now());
  if (verdict === 'send') return null;
  if (verdict === 'drop') {
    await deleteMail(tx, mail.id);
    return 'dropped';
  }
  await jobs.enqueue(tx, queueOf(mail.kind), job, verdict);
  return 'postponed';
}

async function attach(ports: DeliveryPorts, job: MailJob, isLastTry: boolean): Promise<Attachment[]> {
  try {
    const file = await loadFile(ports, job);
    return file === null ? [] : [{ filename: file.name, content: file.pdf, contentType: 'application/pdf' }];
  } catch (error) {
    // The news matters more than the file, which the member can also open in the app.
    if (isLastTry) return [];
    throw error;
  }
}

async function loadFile(
  { loadReceipt, printPass }: DeliveryPorts,
  { receiptId, passId }: MailJob,
): Promise<{ name: string; pdf: Buffer } | null> {
  if (passId !== undefined) return printPass(passId);
  if (receiptId === undefined) return null;
  const { number, pdf } = await loadReceipt(receiptId);
  return { name: receiptFileName(number), pdf };
}

function openSecret({ sealedSecret }: MailJob, secrets: readonly string[]): MailSecret | null {
  return sealedSecret === undefined ? null : (JSON.parse(unseal(sealedSecret, secrets)) as MailSecret);
}

/** A mail that an older release queued has none. */
const languageOf = ({ language }: MailRow): Language => language ?? sourceLanguage;

const englishUrlOf = ({ publicUrl, acceptedSecrets: [secret = ''] }: DeliveryPorts, { id }: MailRow) =>
  signedLink({ publicUrl, secret }, '/mail', 'mail-in-english', id);

interface Stop {
  topic: MailTopic;
  url: string;
  headers: Record<string, string>;
}

function findStop({ publicUrl, acceptedSecrets: [secret = ''] }: DeliveryPorts, mail: MailRow): Stop | null {
  const topic = stoppableOf(mail.kind);
  return topic === null ? null : stopLinks({ publicUrl, secret }, topic, mail.id);
}

async function render(
  ports: DeliveryPorts,
  mail: MailRow,
  { secret, association, stop }: { secret: MailSecret | null; association: Association; stop: Stop | null },
) {
  return ports.render({
    language: languageOf(mail),
    subject: mail.subject,
    heading: mail.body_heading,
    blocks: parseBlocks(mail.body_content),
    secret,
    ...(mail.english === null ? {} : { englishUrl: englishUrlOf(ports, mail) }),
    ...(stop === null ? {} : { stop }),
    publicUrl: ports.publicUrl,
    association,
  });
}
