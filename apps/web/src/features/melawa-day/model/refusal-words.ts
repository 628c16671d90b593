import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { requireMessages, type Translate } from '../../../shared/i18n/messages.ts';

/** Why the server refuses a change: by the reason of the rule, or by the code. */
export function refusalWords(error: unknown, t: Translate<'melawaDay'>): string[] {
  const reason = error instanceof ApiError && readErrorDetails('MELAWA_REFUSED', error.details)?.reason;
  const { refused, faults } = requireMessages('melawaDay');
  if (typeof reason !== 'string') return errorWords(error);
  if (Object.hasOwn(refused, reason)) return [t(`refused.${reason as keyof typeof refused}`)];
  if (Object.hasOwn(faults, reason)) return [t(`faults.${reason as keyof typeof faults}`)];
  return errorWords(error);
}

/** There is no melawa now, or it is not opened. */
export const isNotOpen = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'MELAWA_NOT_FOUND';
