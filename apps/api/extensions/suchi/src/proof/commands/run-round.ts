import type { openProofContract } from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { findProofStage, isLastReminderDue, type ProofStage } from '@suchi/domain/proof';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { type AuditEntry, recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { readMailsPerMinute } from '../../platform/mail-pace.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';
import { loadPrintedIds } from '../../print/commands/load-printed.ts';
import { listMailable, mailFamilies, type Mailing } from '../../print/commands/mail-families.ts';
import { updateEdition } from '../../print/commands/update-edition.ts';
import {
  countAnswers,
  listUnanswered,
  listUnsentMails,
  type ProofCounts,
  readRound,
  type RoundRow,
  type UnsentMail,
} from '../repository.ts';
import { requireRound } from './read-proof.ts';
import { refusedProof } from './refuse.ts';

export interface RoundFacts {
  round: RoundRow;
  stage: ProofStage;
  candidates: number;
  counts: ProofCounts;
  /** Who gets a mail when the round is opened. */
  toMail: number;
  perMinute: number;
  unsentMails: UnsentMail[];
}

export async function readProofRound({
  db,
  now,
  platform,
}: {
  db: Knex;
  now: Date;
  platform: Pick<JobPlatform, 'env'>;
}): Promise<RoundFacts> {
  const round = await requireRound(db);
  const profiles = await loadPrintedIds(db, round.id);
  const { openedAt } = round;
  return {
    round,
    stage: findProofStage(round, todayInIndia(now)),
    candidates: profiles.length,
    counts: await countAnswers(db, round.id, profiles),
    toMail: openedAt === null ? (await listMailable(db, profiles)).length : 0,
    perMinute: await readMailsPerMinute(db, platform.env),
    unsentMails: openedAt === null ? [] : await listUnsentMails(db, openedAt, profiles),
  };
}

/** Opens the round with a mail to everyone, as many as the caller agreed to; of an open one it moves the last day. */
export async function openRound(
  call: WriteCall<z.output<typeof openProofContract.input>, RoleCaller>,
): Promise<RoundFacts> {
  const { tx, input, now, caller } = call;
  const { until } = input;
  const round = await requireRound(tx, { isLocked: true });
  if (round.frozenAt !== null) throw refusedProof('not_open');
  if (until < todayInIndia(now)) throw refusedProof('until_past');
  const profiles = await loadPrintedIds(tx, round.id);
  if (profiles.length === 0) throw refusedProof('no_numbers');
  const isFirst = round.openedAt === null;
  await updateEdition(tx, round.id, { proof_until: until, ...(isFirst && { proof_opened_at: now }) });
  const mailed = isFirst
    ? await mailFamilies(call, profiles, ({ firstName }) => ({
        kind: 'proof_page',
        facts: { firstName, until },
      }))
    : [];
  if (isFirst && mailed.length !== input.mails) throw codedError('RECIPIENTS_CHANGED');
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: isFirst ? 'edition.proof_open' : 'edition.proof_until',
    subject: { collection: 'edition', id: round.id },
    details: { until, mailed: mailed.length },
  });
  return readProofRound({ ...call, db: tx });
}

/** Mails everyone without an answer, once a day. */
export async function remindRound(
  call: WriteCall<object, RoleCaller>,
): Promise<RoundFacts & { mailed: number }> {
  const { tx, now, caller } = call;
  const round = await requireRound(tx, { isLocked: true });
  const today = todayInIndia(now);
  if (findProofStage(round, today) !== 'open') throw refusedProof('not_open');
  if (round.remindedAt !== null && todayInIndia(round.remindedAt) === today)
    throw refusedProof('reminded_today');
  const mailed = await mailReminder(call, round, { now, actor: { id: caller.userId, kind: 'admin' } });
  return { ...(await readProofRound({ ...call, db: tx })), mailed };
}

/** The last reminder, which goes out by itself. Returns how many were mailed, or null while it is not due. */
export function remindLast(
  platform: Pick<JobPlatform, 'database' | 'clock' | 'env' | 'jobs'>,
): Promise<number | null> {
  const now = platform.clock.now();
  return platform.database.transaction(async (tx) => {
    const round = await readRound(tx, { isLocked: true });
    if (round === null || !isLastReminderDue(round, now)) return null;
    return mailReminder({ tx, platform }, round, { now, actor: { id: null, kind: 'system' } });
  });
}

async function mailReminder(
  mailing: Mailing,
  { id, until }: RoundRow,
  { now, actor }: { now: Date; actor: AuditEntry['actor'] },
): Promise<number> {
  const { tx } = mailing;
  const unanswered = await listUnanswered(tx, id, await loadPrintedIds(tx, id));
  const mailed = await mailFamilies(mailing, unanswered, ({ firstName }) => ({
    kind: 'proof_reminder',
    facts: { firstName, until: until ?? '' },
  }));
  await updateEdition(tx, id, { proof_reminded_at: now });
  await recordAudit(tx, {
    actor,
    action: 'edition.proof_remind',
    subject: { collection: 'edition', id },
    details: { mailed: mailed.length },
  });
  return mailed.length;
}
