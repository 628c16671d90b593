import { readErrorDetails } from '@suchi/contracts/basics';
import { type ProfileStatus, profileStatuses } from '@suchi/domain/lifecycle';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { DeskDecision, Refusal } from '../desk/desk-state.ts';

/** Why a decision was not taken. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.code !== 'PROFILE_ACTION_REFUSED') {
    return { kind: 'failed', error };
  }
  const details = readErrorDetails(error.code, error.details);
  const { decided_by: by = null, reason = null } = details ?? {};
  if (reason === 'profile_resubmitted') return { kind: 'overtaken', by: null, status: 'Pending' };
  const status = findForbiddingStatus(reason);
  // A pending profile waits for exactly these decisions, so something else forbids this one.
  if (status === null || status === 'Pending') return { kind: 'forbidden', reason };
  return { kind: 'overtaken', by, status };
}

/** The domain names the status that forbids a step in its reason, `profile_is_active`. */
function findForbiddingStatus(reason: string | null): ProfileStatus | null {
  return profileStatuses.find((status) => reason === `profile_is_${status.toLowerCase()}`) ?? null;
}

const statusOfAction = { approve: 'Active', reject: 'Rejected' } as const;

/** Whether what came first is this very decision: an answer that got lost makes the second try find the first. */
export function isOwnDecision(refusal: Refusal, decision: DeskDecision, ownName: string): boolean {
  return (
    refusal.kind === 'overtaken' &&
    refusal.by === ownName &&
    refusal.status === statusOfAction[decision.action]
  );
}
