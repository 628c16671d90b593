import { readErrorDetails } from '@suchi/contracts/basics';
import { type ProfileStatus, profileStatuses } from '@suchi/domain/lifecycle';
import { ApiError } from '../../../shared/api/api-error.ts';
import { changesOutcomes, type DeskDecision, type Refusal } from '../desk/desk-state.ts';

/** Why the server refused a decision. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.code !== 'PROFILE_ACTION_REFUSED') {
    return { kind: 'failed', error };
  }
  const details = readErrorDetails(error.code, error.details);
  const { decided_by: by = null, reason = null } = details ?? {};
  if (reason === 'profile_resubmitted') return { kind: 'overtaken', by: null, status: 'Pending' };
  const outcome = changesOutcomes.find((each) => each === reason);
  if (outcome) return { kind: 'overtaken', by, status: outcome };
  const status = findForbiddingStatus(reason);
  // A pending profile allows both decisions, so another rule refused this one.
  if (status === null || status === 'Pending') return { kind: 'forbidden', reason };
  return { kind: 'overtaken', by, status };
}

/** The domain's reason names the status: `profile_is_active`. */
function findForbiddingStatus(reason: string | null): ProfileStatus | null {
  return profileStatuses.find((status) => reason === `profile_is_${status.toLowerCase()}`) ?? null;
}

const statusOfAction = {
  approve: 'Active',
  reject: 'Rejected',
  approve_changes: 'changes_approved',
  reject_changes: 'changes_rejected',
} as const;

/** True when the earlier decision is this one: the first request arrived although its answer was lost. */
export function isOwnDecision(refusal: Refusal, decision: DeskDecision, ownName: string): boolean {
  return (
    refusal.kind === 'overtaken' &&
    refusal.by === ownName &&
    refusal.status === statusOfAction[decision.action]
  );
}
