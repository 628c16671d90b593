import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';

/**
 * How an admin's lists tell profiles apart since the cut-off date. `new`: the account came after it. `current`:
 * an older account whose profile came after it. `deactivated` and `reactivated`: the profile is older, and its
 * owner has not yet, or has, said that they still look.
 */
export const activations = ['new', 'current', 'deactivated', 'reactivated'] as const;
export type Activation = (typeof activations)[number];

/** The facts that decide it; a member without a profile has nothing to deactivate. */
export interface ActivationFacts {
  memberCreatedAt: Date;
  profileCreatedAt: Date | null;
  isReactivated: boolean;
}

/** Where a member stands since the cut-off date, by the calendar of India. */
export function findActivation(facts: ActivationFacts, cutOff: CalendarDate): Activation {
  const { memberCreatedAt, profileCreatedAt, isReactivated } = facts;
  if (profileCreatedAt !== null && isBefore(profileCreatedAt, cutOff)) {
    return isReactivated ? 'reactivated' : 'deactivated';
  }
  return isBefore(memberCreatedAt, cutOff) ? 'current' : 'new';
}

/** Whether a profile is hidden until its owner answers that they still look. */
export function isDeactivated(
  profile: { createdAt: Date; isOwnerReactivated: boolean },
  cutOff: CalendarDate,
): boolean {
  return !profile.isOwnerReactivated && isBefore(profile.createdAt, cutOff);
}

function isBefore(instant: Date, day: CalendarDate): boolean {
  return todayInIndia(instant) < day;
}
