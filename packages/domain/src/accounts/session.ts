const day = 24 * 60 * 60_000;

/** How long a browser stays signed in, counted from when it was last seen. */
export const sessionRules = {
  /** With "Stay signed in on this device". */
  keptForMs: 30 * day,
  /** Without it: the cookie ends with the browser, and the server forgets the session after this. */
  notKeptForMs: day,
  /** The row of a session is written at most this often, however many requests it makes. */
  writtenEveryMs: 5 * 60_000,
} as const;

/** When a session that is seen now ends, unless it is seen again. */
export function sessionEnd(isKept: boolean, now: Date): Date {
  return new Date(now.getTime() + (isKept ? sessionRules.keptForMs : sessionRules.notKeptForMs));
}

/** Whether it is time to write down that a session was seen. */
export function isSeenStale(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() >= sessionRules.writtenEveryMs;
}
