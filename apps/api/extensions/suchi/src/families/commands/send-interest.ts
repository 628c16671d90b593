import { addDays, todayInIndia } from '@suchi/domain/basics';
import {
  againFrom,
  asSeenBy,
  checkMaySend,
  decideStep,
  type InterestRules,
  isLive,
  mailAgainDays,
  type OpeningSentence,
  type SendReason,
} from '@suchi/domain/families';
import type { Knex } from 'knex';
import { recordAudit } from '../../platform/audit-log.ts';
import { type InterestRow, parseInterest, sideOf } from '../codec.ts';
import {
  countSent,
  findFamilies,
  findTold,
  insertInterest,
  listOfPair,
  lockPair,
  lockSender,
  updateInterest,
} from '../repository.ts';
import { answerInterest } from './answer-interest.ts';
import { readInterestRules } from './read-rules.ts';
import { refused, type StepCall, type Taken } from './take-step.ts';
import { type Describing, tellReceiver } from './tell-family.ts';

/** The family that writes, and the one that it writes to. */
export interface Pair {
  ownId: number;
  otherId: number;
}

/** Before anything about the two is read: two taps, two families or a pause at the same moment. */
export async function lockForSending(tx: Knex.Transaction, { ownId, otherId }: Pair): Promise<void> {
  await lockSender(tx, ownId);
  await lockPair(tx, ownId, otherId);
}

export interface Standing {
  /** The live one of the two, as this family may know it. */
  live: InterestRow | null;
  refusal: SendReason | null;
  againFrom: string | null;
  openSent: number;
  sentToday: number;
  rules: InterestRules;
}

/** What stands between two families, and whether the first may write. */
export async function readStanding(
  db: Knex,
  { ownId, otherId }: Pair,
  { isSubscribed, now }: { isSubscribed: boolean; now: Date },
): Promise<Standing> {
  const rules = await readInterestRules(db);
  const today = todayInIndia(now);
  const earlier = await listOfPair(db, ownId, otherId);
  const knownOf = (row: InterestRow) => asSeenBy(parseInterest(row), sideOf(row, ownId) ?? 'sent', now);
  const waits = earlier
    .map((row) => againFrom(knownOf(row), sideOf(row, ownId) ?? 'sent', rules))
    .filter((day): day is string => day !== null && day > today)
    .toSorted((one, other) => one.localeCompare(other));
  const own = (await findFamilies(db, [ownId])).get(ownId);
  const { openSent, sentToday } = await countSent(db, ownId, today);
  const again = waits.at(-1) ?? null;
  const decision = checkMaySend(
    {
      isApproved: own?.status === 'Active',
      isShown: own?.is_hidden === false,
      isSubscribed,
      againFrom: again,
      openSent,
      sentToday,
    },
    rules,
    today,
  );
  return {
    live: earlier.find((row) => isLive(knownOf(row)) && !isOverdue(row, today)) ?? null,
    refusal: decision.allowed ? null : decision.reason,
    againFrom: again,
    openSent,
    sentToday,
    rules,
  };
}

const isOverdue = ({ state, open_until: until }: InterestRow, today: string) =>
  state !== 'accepted' && until < today;

interface Opening {
  sentence: OpeningSentence | null;
  words: string;
}

/** With the number of those of today, when no more may be sent. */
type Sent = Taken & { lastOfDay: number | null };

/** Sends interest under `lockForSending` to a family that may be seen. When it wrote first, this is a yes. */
export async function sendInterest(
  call: StepCall & Describing,
  { ownId, otherId }: Pair,
  { sentence, words, isSubscribed }: Opening & { isSubscribed: boolean },
): Promise<Sent> {
  const { tx, caller, now } = call;
  const { live, refusal, sentToday, rules } = await readStanding(
    tx,
    { ownId, otherId },
    { isSubscribed, now },
  );
  if (live?.sender === ownId) return { row: live, ownId, isNew: false, lastOfDay: null };
  if (live) {
    const said = { answer: 'yes', sentence: null, words, mobile: null, bestTime: null } as const;
    return { ...(await answerInterest(call, { row: live, ownId }, said)), lastOfDay: null };
  }
  if (refusal !== null) throw refused(refusal);

  await closeOverdue(call, { ownId, otherId }, rules);
  const toldAt = await findTold(tx, ownId, otherId);
  const row = await insertInterest(tx, {
    sender: ownId,
    receiver: otherId,
    sender_account: caller.userId,
    sentence,
    words: words === '' ? null : words,
    sent_at: now,
    open_until: addDays(todayInIndia(now), rules.openDays),
  });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'member' },
    action: 'interest.send',
    subject: { collection: 'interest', id: row.id },
  });
  const isTold = toldAt !== null && now.getTime() - toldAt.getTime() < mailAgainDays * 86_400_000;
  const isMailed = !isTold && (await tellReceiver(call, row, 'interest_received'));
  return {
    row: isMailed ? await updateInterest(tx, row.id, {}, { told_at: now }) : row,
    ownId,
    isNew: true,
    lastOfDay: sentToday + 1 === rules.dailyLimit ? rules.dailyLimit : null,
  };
}

/** One whose last day has passed, before the worker has closed it. */
async function closeOverdue(
  { tx, now }: StepCall,
  { ownId, otherId }: Pair,
  rules: InterestRules,
): Promise<void> {
  for (const row of await listOfPair(tx, ownId, otherId)) {
    const decision = decideStep(parseInterest(row), { kind: 'expire' }, { side: 'sent', now, rules });
    if (decision.allowed && decision.changes) await updateInterest(tx, row.id, decision.changes);
  }
}
