import { deskOldestDays } from '@suchi/domain/money';
import type { Translate } from '../../../shared/i18n/messages.ts';
import type { DeskField } from '../model/desk-draft.ts';
import type { DeskForm } from './use-desk-form.ts';

/** The message of a field that is missing or wrong. */
export function problemOf(
  t: Translate<'treasury'>,
  form: Pick<DeskForm, 'problems'>,
  field: DeskField,
): string | undefined {
  const problem = form.problems.get(field);
  return problem && t(`desk.${problem}`, { days: deskOldestDays });
}
