import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';
import { edition } from '../messages.en.ts';

type Reason = keyof (typeof edition)['refused'];

const isReason = (text: unknown): text is Reason => typeof text === 'string' && text in edition.refused;

/** Why a change of the book was refused. */
export function refusalWords(error: unknown): string {
  const t = translatorFor('edition');
  if (error instanceof ApiError) {
    const reason =
      error.code === 'EDITION_REFUSED'
        ? readErrorDetails(error.code, error.details)?.reason
        : error.code === 'INVALID_PAYLOAD'
          ? readErrorDetails(error.code, error.details)?.fields?.['sections']
          : undefined;
    if (isReason(reason)) return t(`refused.${reason}`);
  }
  return errorWords(error).join(' ');
}

/** How many given numbers would be in no section; null for another refusal. */
export function numbersOutside(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'EDITION_REFUSED') return null;
  const details = readErrorDetails(error.code, error.details);
  return details?.reason === 'numbers_outside' ? (details.count ?? 0) : null;
}
