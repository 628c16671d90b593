/** The result of a rule: allowed with details, or refused with a reason. */
export type Decision<Reason extends string, Granted extends object = object> =
  ({ allowed: true } & Granted) | { allowed: false; reason: Reason };
