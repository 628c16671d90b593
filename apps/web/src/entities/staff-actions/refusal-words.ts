import { readErrorDetails } from '@suchi/contracts/basics';
import { type StaffReason, staffReasons } from '@suchi/domain/accounts';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { translatorFor } from '../../shared/i18n/messages.ts';

const isReason = (reason: string | undefined): reason is StaffReason =>
  staffReasons.some((known) => known === reason);

/** Why the server refused, and what to do instead. */
export function refusalWords(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'STAFF_CHANGE_REFUSED') return errorWords(error);
  const reason = readErrorDetails(error.code, error.details)?.reason;
  return isReason(reason) ? [translatorFor('staff')(`refused.${reason}`)] : errorWords(error);
}
