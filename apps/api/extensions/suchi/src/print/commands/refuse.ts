import { codedError } from '../../platform/coded-error.ts';

type EditionReason =
  | 'no_edition'
  | 'plan_changed'
  | 'not_last_run'
  | 'numbers_outside'
  | 'numbers_lost'
  | 'earlier_event'
  | 'no_section'
  | 'frozen'
  | 'not_frozen'
  | 'file_made'
  | 'no_such_number'
  | 'next_exists'
  | 'too_early'
  | 'has_numbers';

export const refusedEdition = (reason: EditionReason, count?: number) =>
  codedError('EDITION_REFUSED', { reason, ...(count === undefined ? {} : { count }) });
