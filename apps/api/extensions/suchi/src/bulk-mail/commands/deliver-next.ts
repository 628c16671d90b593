import { findLeftOutReason, findNextTry, findRecipientAddress } from '@suchi/domain/bulk-mail';
import type { Knex } from 'knex';
import { failureOf, type MailOut, MailRefused, type RenderMail } from '../../mail/commands/deliver-mail.ts';
import { writeMergeWords } from '../../mail/commands/write-merge-words.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import { readMailsPerMinute } from '../../platform/mail-pace.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { stopLinks } from '../../platform/stop-links.ts';
import { chooseText, fillText, mergeValues, parseFacts } from '../codec.ts';
import {
  claim,
  type ClaimedRow,
  findNext,
  findWaitMs,
  lockClaimed,
  lockPace,
  markFailed,
  markLeftOut,
  markSent,
  postpone,
} from '../repository/queue.ts';
import { findEvent } from '../repository/recipients.ts';

export interface BulkPorts {
  platform: Pick<JobPlatform, 'database' | 'env' | 'clock'>;
  render: RenderMail;
  mailOut: MailOut;
}

export type BulkResult = 'sent' | 'taken' | 'postponed' | 'refused';

/** What to do next: a recipient to send to, or how long to wait. Null: nothing waits. */
type Turn = { recipientId: number } | { waitMs: number } | null;

/** So many recipients are left out in one transaction; the rest follows in the next. */
const leftOutAtOnce = 100;

/**
 * Takes the next recipient when the pace allows it. The claim commits before the mail server is called, so a worker that
 * dies can only repeat this one mail, with the same Message-ID.
 */
export async function takeTurn({ database, env }: BulkPorts['platform']): Promise<Turn> {
  return database.transaction(async (tx) => {
    await lockPace(tx);
    const waitMs = await findWaitMs(tx, 60_000 / (await readMailsPerMinute(tx, env)));
    if (waitMs > 0) return { waitMs };
    for (let tried = 0; tried < leftOutAtOnce; tried += 1) {
      const next = await findNext(tx);
      if (next === null) return null;
      const reason = findLeftOutReason(parseFacts(next));
      if (reason === null) {
        await claim(tx, next.id);
        return { recipientId: next.id };
      }
      await markLeftOut(tx, next.id, reason);
    }
    return { waitMs: 0 };
  });
}

/**
 * Sends one claimed mail. The row stays locked until the mail server's answer is committed, so no other worker sends it
 * at the same time.
 */
export async function deliverClaimed(ports: BulkPorts, recipientId: number): Promise<BulkResult> {
  const { database } = ports.platform;
  let tries = 0;
  try {
    return await database.transaction(async (tx) => {
      const row = await lockClaimed(tx, recipientId);
      if (row === null) return 'taken';
      tries = row.tries + 1;
      await sendOne(tx, ports, row);
      await markSent(tx, row.id);
      return 'sent';
    });
  } catch (error) {
    return noteFailure(ports, { recipientId, tries }, error);
  }
}

async function sendOne(
  tx: Knex.Transaction,
  { platform: { env }, render, mailOut }: BulkPorts,
  row: ClaimedRow,
): Promise<void> {
  const to = findRecipientAddress(parseFacts(row));
  if (to === null) throw new Error('the recipient has no address any more');
  const association = await loadAssociation(tx);
  const { text: typed, language } = chooseText(row, row.account_language, association);
  const words = writeMergeWords(language, association, await findEvent(tx));
  const { subject, heading, text } = fillText(typed, mergeValues(row, words));
  const { publicUrl } = env;
  const { headers, ...stop } = stopLinks(env, 'bulk', row.message_id);
  const content = await render({
    language,
    subject,
    heading,
    blocks: [{ kind: 'lines', text }],
    secret: null,
    publicUrl,
    association,
    stop,
  });
  await mailOut.send({
    id: row.message_id,
    to,
    associationName: association.name,
    subject,
    attachments: [],
    headers: { 'Content-Language': language, ...headers },
    ...content,
  });
}

const unreachableDelayMs = 60_000;

async function noteFailure(
  { platform: { database, clock } }: BulkPorts,
  { recipientId, tries }: { recipientId: number; tries: number },
  error: unknown,
): Promise<BulkResult> {
  const failure = failureOf(error);
  const now = clock.now();
  if (failure === 'mail_server_unreachable') {
    const until = new Date(now.getTime() + unreachableDelayMs);
    await postpone(database, recipientId, { failure, until, isTry: false });
    return 'postponed';
  }
  const isPermanent = error instanceof MailRefused && error.isPermanent;
  const until = isPermanent ? null : findNextTry(tries, now);
  if (until === null) {
    await markFailed(database, recipientId, failure);
    return 'refused';
  }
  await postpone(database, recipientId, { failure, until, isTry: true });
  return 'postponed';
}
