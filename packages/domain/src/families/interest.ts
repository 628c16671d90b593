/**
 * The states of an interest between two families. `open` and `later` wait for an answer; `accepted` has opened both
 * numbers. The others are closed: `closed` kindly after a yes, `expired` by time, `ended` because a profile is no
 * longer shown.
 */
export const interestStates = [
  'open',
  'later',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'closed',
  'ended',
] as const;
export type InterestState = (typeof interestStates)[number];

/** Two families have at most one interest in these states, no matter who wrote first. */
export const liveInterestStates = ['open', 'later', 'accepted'] as const satisfies readonly InterestState[];

/** Which of the two families the reader is. */
export const interestSides = ['sent', 'received'] as const;
export type InterestSide = (typeof interestSides)[number];

/** So long the lists say that a family is not there any more. */
export const goneFamilyDays = 90;
