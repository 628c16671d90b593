import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { type Catalogues, requireMessages, type Translate } from '../../shared/i18n/messages.ts';

type Reason = keyof Catalogues['importSheet']['refused'];
const isExplained = (reason: string): reason is Reason =>
  Object.hasOwn(requireMessages('importSheet').refused, reason);

/** The words for a refusal, with the reason where it helps. */
export function refusalWords(error: unknown, t: Translate<'importSheet'>): string {
  const given = error instanceof ApiError ? error.details : null;
  const details = readErrorDetails('IMPORT_FILE_REFUSED', given) ?? readErrorDetails('IMPORT_REFUSED', given);
  if (!details || !isExplained(details.reason)) return errorWords(error).join(' ');
  const line = readErrorDetails('IMPORT_FILE_REFUSED', given)?.line ?? 0;
  return t(`refused.${details.reason}`, { line });
}
