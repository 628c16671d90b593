import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import type { Translate } from '../../shared/i18n/messages.ts';

const explained = ['changes_wait', 'not_valid', 'already_settled', 'reminded_today'] as const;

/** The words for a refusal, with the reason where it helps. */
export function refusalWords(error: unknown, t: Translate<'proofRound'>): string {
  const details = error instanceof ApiError ? readErrorDetails('PROOF_REFUSED', error.details) : null;
  const reason = explained.find((each) => each === details?.reason);
  return reason === undefined ? errorWords(error).join(' ') : t(`refused.${reason}`);
}
