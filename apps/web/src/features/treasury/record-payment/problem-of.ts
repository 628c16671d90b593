import { deskOldestDays } from '@suchi/domain/money';
import type { Translate } from '../../../shared/i18n/messages.ts';
import type { PaymentField } from '../model/payment-draft.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** The message of a field that is missing or wrong. */
export function problemOf(
  t: Translate<'treasury'>,
  form: Pick<PaymentForm, 'problems'>,
  field: PaymentField,
): string | undefined {
  const problem = form.problems.get(field);
  return problem && t(`desk.${problem}`, { days: deskOldestDays });
}
