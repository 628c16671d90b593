const day = 24 * 60 * 60_000;

/** How long a browser stays signed in, counted from its last request. */
export const sessionRules = {
  /** With "Stay signed in on this device". */
  keptForMs: 30 * day,
  /** Without it the cookie ends with the browser, and the server deletes the session after this time. */
  notKeptForMs: day,
  /** The session row is written at most this often. */
  writtenEveryMs: 5 * 60_000,
} as const;

/** When a session that is used now will expire. */
export function sessionEnd(isKept: boolean, now: Date): Date {
  return new Date(now.getTime() + (isKept ? sessionRules.keptForMs : sessionRules.notKeptForMs));
}

/** Whether the stored time of last use is old enough to be written again. */
export function isSeenStale(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() >= sessionRules.writtenEveryMs;
}
