import type { Decision } from '../basics/decision.ts';

/** Whether this person may approve a submission: another than the one who made it in the member's place. */
export function checkApprover(submittedInPlace: string | null, approver: string): Decision<'own_submission'> {
  return submittedInPlace === approver ? { allowed: false, reason: 'own_submission' } : { allowed: true };
}
