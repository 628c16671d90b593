import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';

/**
 * How admin lists group profiles by the cut-off date. `new`: the account is newer. `current`: the account is
 * older, the profile newer. `deactivated` and `reactivated`: the profile is older and not yet, or already,
 * confirmed by its owner.
 */
export const activations = ['new', 'current', 'deactivated', 'reactivated'] as const;
export type Activation = (typeof activations)[number];

/** The facts that decide the activation; without a profile there is nothing to deactivate. */
export interface ActivationFacts {
  memberCreatedAt: Date;
  profileCreatedAt: Date | null;
  isReactivated: boolean;
}

/** The activation of a member by the cut-off date, in India's calendar. */
export function findActivation(facts: ActivationFacts, cutOff: CalendarDate): Activation {
  const { memberCreatedAt, profileCreatedAt, isReactivated } = facts;
  if (profileCreatedAt !== null && isBefore(profileCreatedAt, cutOff)) {
    return isReactivated ? 'reactivated' : 'deactivated';
  }
  return isBefore(memberCreatedAt, cutOff) ? 'current' : 'new';
}

/** Whether a profile is hidden until its owner confirms that they are still looking. */
export function isDeactivated(
  profile: { createdAt: Date; isOwnerReactivated: boolean },
  cutOff: CalendarDate,
): boolean {
  return !profile.isOwnerReactivated && isBefore(profile.createdAt, cutOff);
}

function isBefore(instant: Date, day: CalendarDate): boolean {
  return todayInIndia(instant) < day;
}
