import type { Decision } from '../basics/decision.ts';

/** One profile in six seconds, for ten minutes: a program, not a family that reads. */
export const profileBurst = { count: 100, windowMinutes: 10 } as const;

/** Different profiles that a member opened, without the current one. */
export interface OpenedProfiles {
  isOpenedToday: boolean;
  openedToday: number;
  openedInWindow: number;
}

/**
 * Whether a member may open one more profile today, and whether the office should know. A profile that was opened
 * today stays open. A limit of 0 switches the rule off.
 */
export function checkProfilePace(
  { isOpenedToday, openedToday, openedInWindow }: OpenedProfiles,
  dailyLimit: number,
): Decision<'profile_limit_reached', { isAlert: boolean }> {
  if (isOpenedToday || dailyLimit === 0) return { allowed: true, isAlert: false };
  if (openedToday >= dailyLimit) return { allowed: false, reason: 'profile_limit_reached' };
  const isAlert = openedToday + 1 === dailyLimit || openedInWindow + 1 === profileBurst.count;
  return { allowed: true, isAlert };
}
