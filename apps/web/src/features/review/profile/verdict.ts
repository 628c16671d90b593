import type { ReviewProfile } from '@suchi/contracts/review';
import type { DeskDecision } from '../desk/desk-state.ts';

/** The action behind a verdict: changes of an approved profile have their own. Null when it is not allowed now. */
export function findAction(
  { revision, actions }: ReviewProfile,
  verdict: 'approve' | 'reject',
): DeskDecision['action'] | null {
  const action = revision === null ? verdict : (`${verdict}_changes` as const);
  return actions.includes(action) ? action : null;
}

/** The submission that is on screen. */
export function findSubmittedAt({ revision, submitted_at: submittedAt }: ReviewProfile): string | null {
  return revision === null ? submittedAt : revision.submitted_at;
}
