import { codedError } from '../../platform/coded-error.ts';

type ProofReason =
  | 'not_open'
  | 'page_changed'
  | 'no_numbers'
  | 'until_past'
  | 'reminded_today'
  | 'already_settled'
  | 'needs_form'
  | 'changes_wait'
  | 'not_valid';

export const refusedProof = (reason: ProofReason) => codedError('PROOF_REFUSED', { reason });
