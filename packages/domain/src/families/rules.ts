/** Settings: how many, and for how long. */
export interface InterestRules {
  /** Sent ones that wait for an answer, at the same time. */
  openLimit: number;
  /** Sent in one day, with those that were withdrawn. */
  dailyLimit: number;
  openDays: number;
  againDays: number;
}

/** From this day on the sender may remind once. */
export const remindAfterDays = 7;
/** So many days before the last one, the family that has not answered gets a mail. */
export const lastCallDays = 7;

/** An answer can be taken back for so long. */
export const undoSeconds = 10;
/** Nothing of an answer leaves before: the seconds to take it back, and some for a slow network. */
export const settleSeconds = 15;

/** The same tap twice. */
export const repeatSeconds = 60;
/** A family is told at most once in so many days that another one wrote, however often that one withdraws. */
export const mailAgainDays = 7;
