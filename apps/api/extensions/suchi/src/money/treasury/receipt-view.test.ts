import type { ReceiptFacts } from '@suchi/domain/money';
import { describe, expect, it } from 'vitest';
import { kelkarFacts } from '../../../../../test/receipt-facts.ts';
import { viewReceipt } from './receipt-view.ts';

const view = (facts: Partial<ReceiptFacts>) =>
  viewReceipt(
    {
      number: '2026-27/00001',
      kind: 'receipt',
      financialYear: '2026-27',
      issuedOn: '2026-11-15',
      amountPaise: 55_000,
      facts: { ...kelkarFacts, ...facts },
    },
    'https://suchi.example.org',
  );
const paidBy = (facts: Partial<ReceiptFacts>) => view(facts).payment[0]?.value;

describe('how it was paid', () => {
  it.each<[Partial<ReceiptFacts>, string]>([
    [{ method: 'card' }, 'Card, through Razorpay'],
    [{ method: 'paylater' }, 'Online, through Razorpay'],
    [{ method: null }, 'Online, through Razorpay'],
    [{ channel: 'cash', method: null }, 'Cash'],
    [{ channel: 'bank_transfer', method: null }, 'Bank transfer'],
    [{ channel: 'cheque', cheque: { number: '004411', bank: 'SBI' } }, 'Cheque 004411, SBI'],
  ])('%j is written as %s', (facts, words) => {
    expect(paidBy(facts)).toBe(words);
  });

  it('has only a day at the desk, and who took it', () => {
    const { payment } = view({ channel: 'cash', paidAt: '2026-11-14', takenBy: 'Sunita Rane' });
    expect(payment).toContainEqual({ label: 'Paid on', value: '14/11/2026' });
    expect(payment).toContainEqual({ label: 'Taken by', value: 'Sunita Rane' });
  });
});

describe('the tax', () => {
  const gst = { number: '27AAATS0000A1Z5', ratePercent: 18, code: '998599' };
  const association = { ...kelkarFacts.association, gst };

  it('is inside the amount of a registered association', () => {
    const { terms, association: head } = view({ association });
    expect(terms).toContain('includes GST of 18 %: ₹83.90 (SAC 998599).');
    expect(head.lines.at(-1)).toContain('GSTIN 27AAATS0000A1Z5');
  });

  it('is not charged for a book', () => {
    const book = { ...association, gst: { ...gst, code: '4901' } };
    const { terms, purpose } = view({
      association: book,
      orderType: 'suchi',
      edition: '2026-27',
      period: null,
    });
    expect(terms).toMatch(/^No GST is charged \(HSN 4901\)\. Terms/);
    expect(purpose).toBe('Printed suchi 2026-27, one copy');
  });
});
