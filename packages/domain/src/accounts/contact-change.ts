import type { Decision } from '../basics/decision.ts';

/** What a member changes of how they are reached. */
export const contactKinds = ['email', 'mobile'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** How often each may be changed, and for how long "This was not me" works. */
export const contactChangeRules = { most: 3, withinDays: 30, undoDays: 7 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** From when on changes count. */
export const findChangesSince = (now: Date): Date =>
  new Date(now.getTime() - contactChangeRules.withinDays * dayMs);

/** Whether one more change is allowed after so many. */
export function checkMayChangeContact(changes: number): Decision<'changes_exceeded'> {
  return changes < contactChangeRules.most
    ? { allowed: true }
    : { allowed: false, reason: 'changes_exceeded' };
}

/** Until when the link in the mail to the old address works. */
export const findUndoEnd = (changedAt: Date): Date =>
  new Date(changedAt.getTime() + contactChangeRules.undoDays * dayMs);
