import { inArea } from '../fault.ts';
import { domain, integration, server, web } from './paths.ts';

export const moneyFaults = inArea('money', [
  {
    name: 'a failed refund counts as paid back',
    says: 'A member whose bank refused a refund does not get the money by a second one.',
    file: `${domain}/money/refund.ts`,
    find: "return status !== 'failed' && status !== 'withdrawn';",
    replace: "return status !== 'withdrawn';",
    proof: { tier: 'rules', files: [`${domain}/money/refund.test.ts`] },
  },
  {
    name: 'the tax of the fee is booked twice',
    says: 'The bank account of the books is lower than the bank’s own.',
    file: `${domain}/money/ledger.ts`,
    find: 'line.amountPaise - line.feePaise, {',
    replace: 'line.amountPaise - line.feePaise - line.taxPaise, {',
    proof: { tier: 'rules', files: [`${domain}/money/ledger.test.ts`] },
  },
  {
    name: 'the key of a refund is ignored',
    says: 'A treasurer who presses twice sends the money back twice.',
    file: `${server}/money/treasury/commands/ask-refund.ts`,
    find: '    idempotency_key: input.key,\n    date_created: now,',
    replace: '    idempotency_key: crypto.randomUUID(),\n    date_created: now,',
    proof: { tier: 'integration', files: integration('treasury-refunds') },
  },
  {
    name: 'a payment that is told again is booked as a second one',
    says: 'Money that came once is shown as paid twice, and the treasurer sends half of it back.',
    file: `${server}/money/payments/commands/apply-payment.ts`,
    find: "  if (purchase.payment_id === reported.id) return 'already_paid';\n",
    replace: '',
    proof: { tier: 'integration', files: integration('payments') },
  },
  {
    name: 'cash at the desk is recorded twice',
    says: 'A lost answer at the desk gives a member two receipts and the books too much cash.',
    file: `${server}/money/treasury/commands/record-payment.ts`,
    find: 'const reference = referenceOf(input.key);',
    replace: 'const reference = referenceOf(`${input.key} ${Math.random()}`);',
    proof: { tier: 'integration', files: integration('treasury-desk') },
  },
  {
    name: 'the page of a payment never asks again',
    says: 'A father waits in front of a page that does not tell him that his money has come.',
    file: `${web}/features/payments/model/use-own-payment.ts`,
    find: 'return state.dataUpdateCount < soonCount ? soonMs : laterMs;',
    replace: 'return state.dataUpdateCount > soonCount ? laterMs : false;',
    proof: { tier: 'web', files: [`${web}/features/payments/payment-pages.test.tsx`] },
  },
]);
