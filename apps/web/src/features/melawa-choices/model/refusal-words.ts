import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';

const reasons = [
  'own_number',
  'already_on_list',
  'same_side',
  'not_here',
  'list_full',
  'no_look_ups_left',
  'closed',
  'not_checked_in',
  'not_open',
] as const;
type RefusedReason = (typeof reasons)[number];

export const sayRefused = (reason: RefusedReason, number: number): string =>
  translatorFor('melawaChoices')(`refused.${reason}`, { number });

/** Why something is refused, in words. */
export function refusalWords(error: unknown, number = 0): string {
  const details = error instanceof ApiError ? readErrorDetails('MELAWA_REFUSED', error.details) : null;
  const t = translatorFor('melawaChoices');
  if (details?.reason === 'gone') return t('pairs.gone');
  if (details?.reason === 'foyer_closed') return t('pairs.foyerClosed');
  const known = reasons.find((reason) => reason === details?.reason);
  return known === undefined ? errorWords(error).join(' ') : sayRefused(known, number);
}
