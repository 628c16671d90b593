import type { Decision } from '../basics/decision.ts';
import type { Gender } from '../profiles/gender.ts';
import { addMinutes, instantAt } from './clock.ts';
import { graceMinutes, type MelawaEvent, type MelawaPhase } from './event.ts';

/** A candidate who was checked in today. */
export interface PresentCandidate {
  number: number;
  gender: Gender;
  hasHallConsent: boolean;
}

/** Who was checked in, by number. Nobody else can be chosen. */
export type Present = ReadonlyMap<number, PresentCandidate>;

/** Why a number is not added, in the order in which reasons are reported. */
export const choiceReasons = [
  'not_open',
  'not_checked_in',
  'own_number',
  'already_on_list',
  'not_here',
  'same_side',
  'list_full',
] as const;
export type ChoiceReason = (typeof choiceReasons)[number];

interface Chooser {
  /** The candidate for which the family chooses. */
  own: number;
  list: readonly number[];
}

/**
 * Whether a number may be added to a list. One that is unknown and one that is not here are the same, and blocks play
 * no part: nobody learns of them.
 */
export function checkMayChoose(
  number: number,
  { own, list }: Chooser,
  { event, phase, present }: { event: MelawaEvent; phase: MelawaPhase; present: Present },
): Decision<ChoiceReason> {
  const candidate = present.get(number);
  const self = present.get(own);
  const refusals: Record<ChoiceReason, boolean> = {
    not_open: phase !== 'choices' || !event.hasChoicesInApp,
    not_checked_in: self === undefined,
    own_number: number === own,
    already_on_list: list.includes(number),
    not_here: candidate === undefined,
    same_side: candidate?.gender === self?.gender,
    list_full: list.length >= event.choicesMost,
  };
  const reason = choiceReasons.find((one) => refusals[one]);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
}

/**
 * Whether a family may look up one more number, which stands for itself or has a mark. The same number again is free; one that is not here counts, so that
 * nobody tries them all.
 */
export const checkLookUp = <Mark>(
  mark: Mark,
  lookedUp: ReadonlySet<Mark>,
  { lookUpsMost }: MelawaEvent,
): Decision<'no_look_ups_left'> =>
  lookedUp.has(mark) || lookedUp.size < lookUpsMost
    ? { allowed: true }
    : { allowed: false, reason: 'no_look_ups_left' };

/** Whether a family sees name, photo, age and town of a candidate by its presence alone, without a subscription. */
export function maySeePresent(
  own: number,
  number: number,
  { isDay, present }: { isDay: boolean; present: Present },
): boolean {
  const [self, candidate] = [present.get(own), present.get(number)];
  return (
    isDay &&
    self !== undefined &&
    candidate !== undefined &&
    candidate.hasHallConsent &&
    candidate.gender !== self.gender
  );
}

/** A list as a family sent it. */
export interface ChoiceSend {
  /** Made by the phone, so that the same send twice is one. */
  id: string;
  numbers: readonly number[];
  /** By the clock of the phone. */
  tappedAt: Date;
  receivedAt: Date;
}

/** No phone tapped later than its list arrived. */
const tapOf = ({ tappedAt, receivedAt }: ChoiceSend) => Math.min(tappedAt.getTime(), receivedAt.getTime());

/** A list sent before the close counts when it arrives in the minutes after it. */
export function checkSend(send: ChoiceSend, { day, closeAt }: MelawaEvent): Decision<'closed'> {
  const close = instantAt(day, closeAt);
  const isInTime = tapOf(send) < close.getTime() && send.receivedAt <= addMinutes(close, graceMinutes);
  return isInTime ? { allowed: true } : { allowed: false, reason: 'closed' };
}

/** Which of two sends of a family counts: the newest replaces all of the other. */
export function newerSend(one: ChoiceSend, other: ChoiceSend): ChoiceSend {
  const difference =
    tapOf(one) - tapOf(other) ||
    one.receivedAt.getTime() - other.receivedAt.getTime() ||
    Number(one.id > other.id) - Number(one.id < other.id);
  return difference >= 0 ? one : other;
}

/** What is kept of a list: numbers that may be chosen, each once, the first ones. */
export function keepChosen(
  numbers: readonly number[],
  { own, present, event }: { own: number; present: Present; event: MelawaEvent },
): number[] {
  const gender = present.get(own)?.gender;
  const others = numbers.filter((number) => {
    const candidate = present.get(number);
    return gender !== undefined && candidate !== undefined && candidate.gender !== gender;
  });
  return [...new Set(others)].slice(0, event.choicesMost);
}

/** The list that counts: a family that sent one in the app, also an empty one, has no slip. */
export const chooseList = (
  app: readonly number[] | null,
  slip: readonly number[] | null,
): readonly number[] => app ?? slip ?? [];
