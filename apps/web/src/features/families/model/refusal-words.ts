import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';

/** Why a step is refused, in words. */
export function refusalWords(error: unknown): string[] {
  const details = error instanceof ApiError ? readErrorDetails('INTEREST_REFUSED', error.details) : null;
  const words = details ? sayRefusal(details.reason) : null;
  return words === null ? errorWords(error) : [words];
}

/** The server's words for why. */
const reasons = [
  'not_approved',
  'not_shown',
  'no_subscription',
  'open_limit',
  'daily_limit',
  'too_soon',
  'already_closed',
  'not_yours',
  'missing',
  'too_early',
  'reminded',
  'undo_over',
  'not_shown_any_more',
] as const;

/** Null for a reason of a newer server. */
export function sayRefusal(reason: string, openLimit?: number): string | null {
  const t = translatorFor('families');
  const known = reasons.find((each) => each === reason) ?? null;
  if (known !== 'open_limit') return known && t(`refusals.${known}`);
  return openLimit === undefined
    ? t('refusals.open_limitReached')
    : t('refusals.open_limit', { limit: openLimit });
}
