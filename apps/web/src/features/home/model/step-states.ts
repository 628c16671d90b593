import type { ProfileState } from '@suchi/domain/lifecycle';

/** The way from an account to a meeting. */
export const steps = ['account', 'profile', 'review', 'meet'] as const;
export type Step = (typeof steps)[number];
export type StepState = 'done' | 'now' | 'later';

/** The step a member is at. Somebody who found a partner, or was blocked, is on no way any more. */
const currentStep: Record<Exclude<ProfileState, null>, Step | null> = {
  Draft: 'profile',
  Pending: 'review',
  Active: 'meet',
  Rejected: 'profile',
  Blocked: null,
  married: null,
};

/** Where a member stands on the way; null where there is nothing next to show. */
export function findStepStates(status: ProfileState): Record<Step, StepState> | null {
  const current = status === null ? 'profile' : currentStep[status];
  if (current === null) return null;
  const at = steps.indexOf(current);
  const stateOf = (index: number): StepState => (index < at ? 'done' : index === at ? 'now' : 'later');
  return { account: stateOf(0), profile: stateOf(1), review: stateOf(2), meet: stateOf(3) };
}
