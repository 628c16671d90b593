import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { translatorFor } from '../../shared/i18n/messages.ts';

const reasons = [
  'closed',
  'app_counts',
  'finished',
  'typed_already',
  'not_typed',
  'same_person',
  'lines_differ',
  'not_possible',
  'own_number',
  'twice',
  'list_full',
  'not_here',
  'not_open',
  'not_told',
] as const;

/** Why the server refused, in words. */
export function refusalWords(error: unknown): string[] {
  const details = error instanceof ApiError ? readErrorDetails('MELAWA_REFUSED', error.details) : null;
  const known = reasons.find((reason) => reason === details?.reason);
  return known === undefined ? errorWords(error) : [translatorFor('slips')(`error.${known}`)];
}
