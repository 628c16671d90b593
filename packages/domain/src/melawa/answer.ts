import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { MelawaEvent, MelawaPhase } from './event.ts';

export const stageWishes = ['morning', 'afternoon', 'none'] as const;
export type StageWish = (typeof stageWishes)[number];

/** What the family of one candidate answers to the invitation. */
export interface MelawaAnswer {
  isComing: boolean;
  isCandidateComing: boolean;
  parents: number;
  /** Relatives, and children who need a seat. */
  others: number;
  stageWish: StageWish;
  isFromFar: boolean;
  hasSmallChild: boolean;
  /** In a pair the other family sees the number at once, if that one shares too. */
  sharesNumber: boolean;
}

export const parentsMost = 2;

export const peopleIn = ({ isComing, isCandidateComing, parents, others }: MelawaAnswer): number =>
  isComing ? Number(isCandidateComing) + parents + others : 0;

/** Why an answer is not taken, in the order in which reasons are reported. */
export const answerReasons = [
  'not_active',
  'not_open',
  'closed',
  'nobody',
  'too_many',
  'stage_without_candidate',
  'stage_without_consent',
] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** Whether a family may give this answer now, or change it to this. */
export function checkAnswer(
  answer: MelawaAnswer,
  {
    event,
    phase,
    isActive,
    hasHallConsent,
  }: { event: MelawaEvent; phase: MelawaPhase; isActive: boolean; hasHallConsent: boolean },
): Decision<AnswerReason> {
  const people = peopleIn(answer);
  const isOnStage = answer.isComing && answer.stageWish !== 'none';
  const refusals: Record<AnswerReason, boolean> = {
    not_active: !isActive,
    not_open: phase === 'planned',
    closed: phase !== 'answers',
    nobody: answer.isComing && people < 1,
    too_many: people > event.peopleMost || answer.parents > parentsMost,
    stage_without_candidate: isOnStage && !answer.isCandidateComing,
    stage_without_consent: isOnStage && !hasHallConsent,
  };
  const reason = answerReasons.find((one) => refusals[one]);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
}

export interface CountedAnswer {
  number: number;
  people: number;
  /** With which candidate of the family the parents are counted; null: with this one, or they do not come. */
  parentsWith: number | null;
}

/** The answers for all candidates of one family, the first one first: their parents are counted once. */
export function countTogether(answers: readonly { number: number; answer: MelawaAnswer }[]): CountedAnswer[] {
  let counted = 0;
  let first: number | null = null;
  return answers.map(({ number, answer }) => {
    const parents = answer.isComing ? answer.parents : 0;
    const again = Math.min(parents, counted);
    const parentsWith = again > 0 ? first : null;
    counted = Math.max(counted, parents);
    if (parents > 0) first ??= number;
    return { number, people: peopleIn(answer) - again, parentsWith };
  });
}

/** What a family has paid, and for how many seats: the fee may have been another one then. */
export interface PaidSeats {
  seats: number;
  paise: number;
}

/** What is to be paid for so many people beyond what is paid, or to be returned: all that was paid for the seats. */
export function settleFee(
  people: number,
  paid: PaidSeats,
  { event, today }: { event: MelawaEvent; today: CalendarDate },
): { toPayPaise: number; toReturnPaise: number } {
  const more = people - paid.seats;
  if (more >= 0) return { toPayPaise: event.asksFee ? more * event.feePaise : 0, toReturnPaise: 0 };
  const isReturned = event.returnsFee && today <= event.answerUntil;
  return { toPayPaise: 0, toReturnPaise: isReturned ? Math.round((paid.paise * -more) / paid.seats) : 0 };
}

/** The seats on the pass: those that are paid. Without one there is no pass yet, and the answer waits for payment. */
export const seatsOnPass = (people: number, paid: PaidSeats, event: MelawaEvent): number =>
  event.asksFee && event.feePaise > 0 ? Math.min(people, paid.seats) : people;
