import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import type { Translate } from '../../shared/i18n/messages.ts';

const known = [
  'paper_small',
  'paper_blurred',
  'has_account',
  'number_full',
  'under_legal_age',
  'born_too_late',
  'not_signed',
  'no_paper',
  'too_many_pages',
  'no_entry',
  'sent',
  'no_card',
] as const;
type Known = (typeof known)[number];

/** What the server refused, in the words of the desk. */
export function refusalWords(t: Translate<'deskEntry'>, error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'DESK_ENTRY_REFUSED') return errorWords(error);
  const { reason, held_by: name } = readErrorDetails('DESK_ENTRY_REFUSED', error.details) ?? {};
  if (name !== undefined) return [t('state.held', { name })];
  const code = known.find((each): each is Known => each === reason);
  return code === undefined ? errorWords(error) : [t(`refused.${code}`)];
}
