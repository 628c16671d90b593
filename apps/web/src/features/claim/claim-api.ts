import {
  checkCardContract,
  claimContract,
  type ClaimInput,
  type ClaimProof,
} from '@suchi/contracts/desk-entry';
import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../shared/api/api-error.ts';
import { api, session } from '../../shared/api/api.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import type { Translate } from '../../shared/i18n/messages.ts';

const anonymous = { anonymous: true } as const;

export const checkCard = (proof: ClaimProof) => api.call(checkCardContract, proof, anonymous);

/** Returns whether the account is proved; if not, its address waits for a code. */
export async function claim(input: ClaimInput): Promise<boolean> {
  const { user_id: userId, is_verified: isVerified } = await api.call(claimContract, input, anonymous);
  session.start(userId);
  return isVerified;
}

export function claimWords(t: Translate<'claim'>, error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'CLAIM_REFUSED') return errorWords(error);
  const left = readErrorDetails('CLAIM_REFUSED', error.details)?.tries_left ?? 0;
  return [left === 0 ? t('locked') : t('wrong', { count: left })];
}
