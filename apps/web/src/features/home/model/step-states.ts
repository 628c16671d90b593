import type { ProfileState } from '@suchi/domain/lifecycle';

export const steps = ['account', 'profile', 'review', 'meet'] as const;
export type Step = (typeof steps)[number];
export type StepState = 'done' | 'now' | 'later';

/** The member's current step; null after a marriage or a block. */
const currentStep: Record<Exclude<ProfileState, null>, Step | null> = {
  Draft: 'profile',
  Pending: 'review',
  Active: 'meet',
  Rejected: 'profile',
  Blocked: null,
  married: null,
};

/** The state of each step; null when there is nothing to show. */
export function findStepStates(status: ProfileState): Record<Step, StepState> | null {
  const current = status === null ? 'profile' : currentStep[status];
  if (current === null) return null;
  const at = steps.indexOf(current);
  const stateOf = (index: number): StepState => (index < at ? 'done' : index === at ? 'now' : 'later');
  return { account: stateOf(0), profile: stateOf(1), review: stateOf(2), meet: stateOf(3) };
}
