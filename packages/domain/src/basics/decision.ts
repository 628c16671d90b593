/** What a rule answers: yes with what follows from it, or no with a reason the caller can name. */
export type Decision<Reason extends string, Granted extends object = object> =
  ({ allowed: true } & Granted) | { allowed: false; reason: Reason };
