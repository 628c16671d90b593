import { addDays } from '../basics/calendar-date.ts';
import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import { type InterestSide, type InterestState, liveInterestStates } from './interest.ts';
import { type InterestRules, remindAfterDays, repeatSeconds, settleSeconds, undoSeconds } from './rules.ts';
import type { AnswerSentence, InterestAnswer } from './words.ts';

/** What an answer changes, and what taking it back restores. */
export interface AnswerFacts {
  state: InterestState;
  openUntil: CalendarDate;
  answeredAt: Date | null;
  answerSentence: AnswerSentence | null;
  /** When both numbers opened. It stays after the end. */
  acceptedAt: Date | null;
  closedAt: Date | null;
  closedBy: InterestSide | null;
}

/** One interest, from its sending to its end. */
export interface InterestFacts extends AnswerFacts {
  sentAt: Date;
  /** When the family that it was sent to saw it. */
  seenAt: Date | null;
  remindedAt: Date | null;
  /** Until then the answer can be taken back, and the sender does not know of it. */
  settlesAt: Date | null;
  /** What it was before an answer that is not final. */
  before: AnswerFacts | null;
  /** When the sender saw the answer. */
  answerSeenAt: Date | null;
}

export type InterestStep =
  | { kind: 'see' }
  | { kind: 'answer'; answer: InterestAnswer; sentence: AnswerSentence | null }
  | { kind: 'undo' }
  | { kind: 'remind' }
  | { kind: 'withdraw' }
  | { kind: 'close'; sentence: AnswerSentence | null }
  /** The last day for an answer has passed. */
  | { kind: 'expire' }
  /** A profile is no longer shown, or one of the two blocked the other. The side is theirs. */
  | { kind: 'end' };

export const stepReasons = ['not_yours', 'already_closed', 'too_early', 'reminded', 'undo_over'] as const;
export type StepReason = (typeof stepReasons)[number];

/** Without changes it is a repeat of what was done: nothing is to be written or told. */
type StepDecision = Decision<StepReason, { changes: Partial<InterestFacts> | null }>;

const repeated: StepDecision = { allowed: true, changes: null };
const refused = (reason: StepReason): StepDecision => ({ allowed: false, reason });
const change = (changes: Partial<InterestFacts>): StepDecision => ({ allowed: true, changes });

const stateOfAnswer = { yes: 'accepted', later: 'later', no: 'declined' } as const;
const isAmong = (states: readonly InterestState[], state: InterestState) => states.includes(state);

export const isLive = ({ state }: Pick<InterestFacts, 'state'>) => isAmong(liveInterestStates, state);
/** It waits for an answer, and its last day has not passed. */
export const isWaiting = ({ state, openUntil }: Pick<InterestFacts, 'state' | 'openUntil'>, now: Date) =>
  isAmong(['open', 'later'], state) && todayInIndia(now) <= openUntil;

/** Whether a family may take a step, and what it changes. One owner of the state: nothing else changes it. */
export function decideStep(
  interest: InterestFacts,
  step: InterestStep,
  { side, now, rules }: { side: InterestSide; now: Date; rules: InterestRules },
): StepDecision {
  switch (step.kind) {
    case 'see':
      return side === 'received' ? see(interest, now) : seeAnswer(interest, now);
    case 'answer':
      return side === 'received' ? answer(interest, step, now, rules) : refused('not_yours');
    case 'undo':
      return side === 'received' ? undo(interest, now) : refused('not_yours');
    case 'remind':
      return side === 'sent' ? remind(interest, now) : refused('not_yours');
    case 'withdraw':
      return side === 'sent' ? withdraw(interest, now) : refused('not_yours');
    case 'close':
      return closeKindly(interest, step.sentence, side, now);
    case 'expire':
      return expire(interest, now);
    case 'end':
    default:
      return isLive(interest) ? change(close('ended', interest, side, now)) : repeated;
  }
}

/** An answer that is not final goes with it: the sender never knew of it. */
const close = (
  state: InterestState,
  interest: InterestFacts,
  closedBy: InterestSide | null,
  closedAt: Date,
): Partial<InterestFacts> => ({
  ...(isSettled(interest, closedAt) ? {} : interest.before),
  state,
  closedBy,
  closedAt,
  settlesAt: null,
  before: null,
});

const see = ({ seenAt }: InterestFacts, now: Date) => (seenAt === null ? change({ seenAt: now }) : repeated);

function seeAnswer(interest: InterestFacts, now: Date): StepDecision {
  const { answeredAt, answerSeenAt } = asSeenBy(interest, 'sent', now);
  return answeredAt === null || answerSeenAt !== null ? repeated : change({ answerSeenAt: now });
}

function answer(
  interest: InterestFacts,
  { answer: said, sentence }: { answer: InterestAnswer; sentence: AnswerSentence | null },
  now: Date,
  rules: InterestRules,
): StepDecision {
  const state = stateOfAnswer[said];
  if (interest.state === state) return repeated;
  // Another answer in the time to take one back replaces it.
  const before = asSeenBy(interest, 'sent', now);
  if (!isWaiting(before, now) && !(said === 'yes' && mayStillAccept(before, now, rules)))
    return refused('already_closed');
  const { openUntil } = before;
  const settlesAt = new Date(now.getTime() + settleSeconds * 1000);
  return change({
    state,
    openUntil: said === 'later' ? addDays(todayInIndia(now), rules.openDays) : openUntil,
    // Who answers has seen it.
    seenAt: interest.seenAt ?? now,
    answeredAt: now,
    answerSentence: sentence,
    answerSeenAt: null,
    closedAt: said === 'no' ? now : null,
    closedBy: said === 'no' ? 'received' : null,
    acceptedAt: said === 'yes' ? settlesAt : null,
    settlesAt,
    before: pickAnswer(before),
  });
}

const pickAnswer = (facts: AnswerFacts): AnswerFacts => ({
  state: facts.state,
  openUntil: facts.openUntil,
  answeredAt: facts.answeredAt,
  answerSentence: facts.answerSentence,
  acceptedAt: facts.acceptedAt,
  closedAt: facts.closedAt,
  closedBy: facts.closedBy,
});

/** Whether a no can become a yes. After the time in which the other family may write again, they begin anew. */
export function mayStillAccept(
  { state, closedAt }: Pick<InterestFacts, 'state' | 'closedAt'>,
  now: Date,
  { againDays }: InterestRules,
): boolean {
  return (
    state === 'declined' &&
    closedAt !== null &&
    todayInIndia(now) < addDays(todayInIndia(closedAt), againDays)
  );
}

const isSettled = ({ settlesAt, before }: InterestFacts, now: Date) =>
  before === null || settlesAt === null || settlesAt <= now;

function undo(interest: InterestFacts, now: Date): StepDecision {
  const { before } = interest;
  if (before === null || isSettled(interest, now)) return refused('undo_over');
  return change({ ...before, settlesAt: null, before: null });
}

function remind(interest: InterestFacts, now: Date): StepDecision {
  const { remindedAt, sentAt } = interest;
  if (!isWaiting(asSeenBy(interest, 'sent', now), now)) return refused('already_closed');
  if (remindedAt !== null)
    return now.getTime() - remindedAt.getTime() < repeatSeconds * 1000 ? repeated : refused('reminded');
  if (todayInIndia(now) < remindFrom({ sentAt })) return refused('too_early');
  return change({ remindedAt: now });
}

export const remindFrom = ({ sentAt }: Pick<InterestFacts, 'sentAt'>): CalendarDate =>
  addDays(todayInIndia(sentAt), remindAfterDays);

/** Also while an answer is not final: the sender cannot know of it, and the two have not met. */
function withdraw(interest: InterestFacts, now: Date): StepDecision {
  if (interest.state === 'withdrawn') return repeated;
  if (!isWaiting(asSeenBy(interest, 'sent', now), now)) return refused('already_closed');
  return change(close('withdrawn', interest, 'sent', now));
}

function closeKindly(
  interest: InterestFacts,
  sentence: AnswerSentence | null,
  side: InterestSide,
  now: Date,
): StepDecision {
  if (interest.state === 'closed') return repeated;
  if (asSeenBy(interest, side, now).state !== 'accepted') return refused('already_closed');
  return change({ ...close('closed', interest, side, now), answerSentence: sentence });
}

/** Closed at the end of its last day, no matter when the job runs. */
function expire(interest: InterestFacts, now: Date): StepDecision {
  if (!isAmong(['open', 'later'], interest.state) || todayInIndia(now) <= interest.openUntil) return repeated;
  return change(close('expired', interest, null, new Date(`${interest.openUntil}T23:59:59.000+05:30`)));
}

/** The interest as one of its two families may know it: an answer that is not final is the answerer's alone. */
export function asSeenBy(interest: InterestFacts, side: InterestSide, now: Date): InterestFacts {
  if (side === 'received' || interest.before === null || isSettled(interest, now)) return interest;
  return { ...interest, ...interest.before };
}

/** Both numbers are open: both said yes, and the yes is final for both. */
export const isContactOpen = (interest: InterestFacts, now: Date): boolean =>
  interest.state === 'accepted' && isSettled(interest, now);

/** Until when the reader can take the last answer back; null when there is none. */
export function undoUntil(interest: InterestFacts, side: InterestSide, now: Date): Date | null {
  const { answeredAt } = interest;
  if (side === 'sent' || answeredAt === null || isSettled(interest, now)) return null;
  return new Date(answeredAt.getTime() + undoSeconds * 1000);
}
