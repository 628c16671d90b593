import { useWaitingSends } from '../../shared/api/outbox/outbox.ts';
import { interestSubject } from './interest-subject.ts';

/** Whether an interest to this family waits to be sent. */
export function useIsInterestWaiting(profileId: number): boolean {
  return useWaitingSends().some(({ subject }) => subject === interestSubject(profileId));
}

/** How many wait to be sent. */
export function useWaitingInterests(): number {
  return useWaitingSends().filter(({ kind }) => kind === 'interest').length;
}
