import type { Decision } from '../basics/decision.ts';

/** What staff want of a bulk mail. */
export const bulkMailStates = ['sending', 'paused', 'cancelled'] as const;
export type BulkMailState = (typeof bulkMailStates)[number];

/** What staff see: the state, and how far it has come. */
export type BulkMailProgress = BulkMailState | 'waiting' | 'complete';

export const bulkMailActions = ['pause', 'resume', 'cancel', 'retry'] as const;
export type BulkMailAction = (typeof bulkMailActions)[number];

/** Recipients by what became of their mail. */
export interface BulkMailCounts {
  pending: number;
  success: number;
  failed: number;
}

/** Complete when no recipient waits, whatever staff wanted before. */
export function findBulkMailProgress(state: BulkMailState, counts: BulkMailCounts): BulkMailProgress {
  if (state === 'cancelled') return 'cancelled';
  if (counts.pending === 0) return 'complete';
  return state === 'sending' && counts.success + counts.failed === 0 ? 'waiting' : state;
}

export type BulkMailRefusal = 'finished' | 'already_so' | 'nothing_to_retry';

/** Whether the action makes sense now. */
export function checkBulkMailAction(
  action: BulkMailAction,
  { state, pending, retryable }: { state: BulkMailState; pending: number; retryable: number },
): Decision<BulkMailRefusal> {
  if (state === 'cancelled') return { allowed: false, reason: 'finished' };
  if (action === 'retry')
    return retryable > 0 ? { allowed: true } : { allowed: false, reason: 'nothing_to_retry' };
  if (pending === 0) return { allowed: false, reason: 'finished' };
  const isAlreadySo =
    (action === 'pause' && state === 'paused') || (action === 'resume' && state === 'sending');
  return isAlreadySo ? { allowed: false, reason: 'already_so' } : { allowed: true };
}

/** How long so many mails take, in whole minutes. */
export function estimateMinutes(mails: number, perMinute: number): number {
  return Math.ceil(mails / perMinute);
}
