import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { type Catalogues, translatorFor } from '../../../shared/i18n/messages.ts';

type Reason = Exclude<keyof Catalogues['lookups']['refused'], 'used_one' | 'used_other'> | 'used';

const reasons: readonly Reason[] = [
  'name_taken',
  'needed',
  'used',
  'same_value',
  'other_list',
  'undone',
  'too_late',
  'target_gone',
];

/** Why a change of a list was refused, and what to do. */
export function refusalWords(error: unknown): string {
  const t = translatorFor('lookups');
  if (error instanceof ApiError && error.code === 'LOOKUP_REFUSED') {
    const details = readErrorDetails(error.code, error.details);
    const reason = reasons.find((each) => each === details?.reason);
    if (reason) return t(`refused.${reason}`, { count: details?.uses ?? 0 });
  }
  if (error instanceof ApiError && error.code === 'INVALID_PAYLOAD') {
    const fields = readErrorDetails(error.code, error.details)?.fields ?? {};
    if (fields['name'] === 'english') return t('english');
  }
  return errorWords(error).join(' ');
}
