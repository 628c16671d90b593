import type { Interest } from '@suchi/contracts/families';
import { type FamilyNumber, findParent } from '@suchi/domain/discovery';
import {
  type InterestRules,
  isWaiting,
  mayStillAccept,
  remindFrom,
  sharedNumbers,
  undoUntil,
} from '@suchi/domain/families';
import type { StoredRelation } from '@suchi/domain/profiles';
import { parseInterest } from './codec.ts';
import type { WriterRow } from './list-repository.ts';
import { comingAgain, type KnownInterest } from './present-card-interest.ts';

/** What is read beside an interest. */
export interface InterestBeside {
  rules: InterestRules;
  isSeenShown: boolean;
  ownName: string | null;
  writer: WriterRow | undefined;
  /** All numbers of the other family; only those that it shares leave, and only while they are open. */
  numbers: readonly FamilyNumber[];
}

const toIso = (at: Date | null) => at && at.toISOString();

/** Without the family, which the rules of visibility decide. */
export function presentInterest(
  known: KnownInterest,
  beside: InterestBeside,
  now: Date,
): Omit<Interest, 'family'> {
  const { row, side, facts } = known;
  const { rules, writer } = beside;
  const waits = isWaiting(facts, now);
  const isSent = side === 'sent';
  const hasEnded = facts.state === 'ended';
  return {
    kind: 'interest',
    id: row.id,
    side,
    state: facts.state,
    own_name: beside.ownName,
    writer: presentWriter(writer),
    sentence: row.sentence,
    words: row.words,
    sent_at: facts.sentAt.toISOString(),
    is_seen: facts.seenAt !== null && (beside.isSeenShown || !isSent || facts.answeredAt !== null),
    open_until: waits ? facts.openUntil : null,
    reminded_at: isSent ? toIso(facts.remindedAt) : null,
    remind_from: isSent && waits && facts.remindedAt === null ? remindFrom(facts) : null,
    answered_at: toIso(facts.answeredAt),
    answer_sentence: facts.answerSentence,
    answer_words: facts.acceptedAt === null ? null : row.answer_words,
    undo_until: toIso(undoUntil(parseInterest(row), side, now)),
    may_still_accept: !isSent && mayStillAccept(facts, now, rules),
    // How it ended is nobody's to know, and when would tell it.
    closed_at: hasEnded ? null : toIso(facts.closedAt),
    again_from: hasEnded ? null : comingAgain(facts, side, rules, now),
    contact: presentContact(known, beside.numbers),
  };
}

function presentWriter(writer: WriterRow | undefined): Interest['writer'] {
  return {
    name: writer?.name ?? null,
    relation: (writer?.relation ?? null) as StoredRelation | null,
    parent: writer?.name ? findParent(writer.name, writer) : null,
  };
}

function presentContact({ row, side, isContactOpen }: KnownInterest, numbers: readonly FamilyNumber[]) {
  if (!isContactOpen) return null;
  const isAnswerers = side === 'sent';
  const shared = isAnswerers ? sharedNumbers(numbers, row.shared_mobile) : numbers;
  const { best_from: from, best_to: to } = row;
  return {
    mobiles: shared.map(({ number, name, relation }) => ({ number, name, relation })),
    best_time: isAnswerers && from !== null && to !== null ? { from, to } : null,
  };
}
