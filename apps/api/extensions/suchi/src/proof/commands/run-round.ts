import type { openProofContract } from '@suchi/contracts/print';
import { isEmailAddress } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { findProofStage, type ProofStage } from '@suchi/domain/print';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { loadPrinted } from '../../print/commands/load-printed.ts';
import { countAnswers, listRecipients, type ProofCounts, type RoundRow, updateRound } from '../repository.ts';
import { requireRound } from './read-proof.ts';
import { refusedProof } from './refuse.ts';

export interface RoundFacts {
  round: RoundRow;
  stage: ProofStage;
  candidates: number;
  counts: ProofCounts;
}

export async function readProofRound({ db, now }: { db: Knex; now: Date }): Promise<RoundFacts> {
  const round = await requireRound(db);
  const profiles = await listPrinted(db, round);
  return {
    round,
    stage: findProofStage(round, todayInIndia(now)),
    candidates: profiles.length,
    counts: await countAnswers(db, round.id, profiles),
  };
}

/** Opens the round with a mail to everyone; of an open one it moves the last day. */
export async function openRound(
  call: WriteCall<z.output<typeof openProofContract.input>, RoleCaller>,
): Promise<RoundFacts> {
  const { tx, input, now, caller } = call;
  const round = await requireRound(tx, { isLocked: true });
  if (round.frozenAt !== null) throw refusedProof('not_open');
  if (input.until < todayInIndia(now)) throw refusedProof('until_past');
  const profiles = await listPrinted(tx, round);
  if (profiles.length === 0) throw refusedProof('no_numbers');
  const isFirst = round.openedAt === null;
  await updateRound(tx, round.id, {
    proof_until: input.until,
    ...(isFirst && { proof_opened_at: now }),
  });
  const mailed = isFirst
    ? await mailAbout(call, 'proof_page', { ...round, until: input.until }, profiles)
    : 0;
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: isFirst ? 'edition.proof_open' : 'edition.proof_until',
    subject: { collection: 'edition', id: round.id },
    details: { until: input.until, mailed },
  });
  return readProofRound({ db: tx, now });
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
  const mailed = await mailAbout(call, 'proof_reminder', round, await listPrinted(tx, round));
  await updateRound(tx, round.id, { proof_reminded_at: now });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.proof_remind',
    subject: { collection: 'edition', id: round.id },
    details: { mailed },
  });
  return { ...(await readProofRound({ db: tx, now })), mailed };
}

async function listPrinted(db: Knex, round: RoundRow): Promise<number[]> {
  return (await loadPrinted(db, round.id)).map(({ profile }) => profile);
}

async function mailAbout(
  { tx, platform }: WriteCall<unknown, RoleCaller>,
  kind: 'proof_page' | 'proof_reminder',
  { id, until }: RoundRow,
  profiles: readonly number[],
): Promise<number> {
  const asked = await listRecipients(tx, id, { profiles, isUnanswered: kind === 'proof_reminder' });
  const reachable = asked.filter(({ email }) => isEmailAddress(email));
  for (const { email, firstName } of reachable)
    await queueMail({ tx, platform }, { kind, to: email, facts: { firstName, until: until ?? '' } });
  return reachable.length;
}
