import type { MelawaPhase } from './event.ts';

/** Why a phone is refused at the door. */
export const doorReasons = [
  /** Wiped, ended by the organiser, or never joined: the phone wipes what it has. */
  'desk_ended',
  /** Somebody else is signed in on the phone. */
  'other_account',
  'over',
] as const;
export type DoorReason = (typeof doorReasons)[number];

/** The first block of numbers of the day that no phone has. */
export function freeBlock(taken: readonly number[]): number {
  let block = 1;
  while (taken.includes(block)) block += 1;
  return block;
}

/** The list of a phone is wiped at its first opening after the event. */
export const isDoorOver = (phase: MelawaPhase): boolean => phase === 'after';

/** A list in front of a person is locked again after so long in the background. */
export const lockedAfterMinutes = 15;
export const wrongPinsMost = 5;
export const isPin = (typed: string): boolean => /^\d{6}$/.test(typed);

/** Without an answer for so long the desk says that it is offline. */
export const offlineAfterSeconds = 10;
