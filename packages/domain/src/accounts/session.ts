const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a session lasts, counted from its last request. */
export const sessionRules = {
  /** With "Stay signed in on this device". */
  keptForMs: 30 * day,
  /** Without it the cookie ends with the browser, and the server deletes the session after this time. */
  notKeptForMs: day,
  /** The office reads many families' data, often at a shared computer; "Stay signed in" is for members. */
  staffIdleForMs: 2 * hour,
  /** Then staff sign in again, however busy they were. */
  staffLongestMs: 12 * hour,
  /** The session row is written at most this often. */
  writtenEveryMs: 5 * 60_000,
} as const;

/** When a session that is used now will expire. */
export function sessionEnd(
  { isKept, isStaff, signedInAt }: { isKept: boolean; isStaff: boolean; signedInAt: Date },
  now: Date,
): Date {
  if (isStaff)
    return new Date(
      Math.min(
        now.getTime() + sessionRules.staffIdleForMs,
        signedInAt.getTime() + sessionRules.staffLongestMs,
      ),
    );
  return new Date(now.getTime() + (isKept ? sessionRules.keptForMs : sessionRules.notKeptForMs));
}

/** Whether the stored time of last use is old enough to be written again. */
export function isSeenStale(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() >= sessionRules.writtenEveryMs;
}
