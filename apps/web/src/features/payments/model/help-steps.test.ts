import { beforeAll, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { paidPayment } from '../../../test/payments.ts';
import { listHelpSteps } from './help-steps.ts';

beforeAll(() => loadMessages(['payments']));

const { authorized_at: at, bank_reference: reference } = paidPayment;

it.each([
  [at, reference, '10:53 AM, bank ref. 4319 2884 6102'],
  [null, reference, 'Bank ref. 4319 2884 6102'],
  [at, null, '10:53 AM'],
  [null, null, null],
])('the step of the bank says the time %s and the reference %s', (authorized_at, bank_reference, text) => {
  const steps = listHelpSteps({ ...paidPayment, authorized_at, bank_reference }, translatorFor('payments'));
  expect(steps[1]).toEqual({ title: 'Your bank approved the payment', text, state: 'done' });
});
