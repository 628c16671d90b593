import { execFileSync } from 'node:child_process';
import type { ReceiptFacts } from '@suchi/domain/money';
import { associationAtFirst } from '@suchi/domain/settings';
import { requireNeeds } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadReceiptPrinter,
  type ReceiptPrinter,
} from '../extensions/suchi/src/money/treasury/receipt-printer.ts';
import type { ReceiptToPrint } from '../extensions/suchi/src/money/treasury/receipt-view.ts';
import { kelkarFacts } from './receipt-facts.ts';

requireNeeds('browser', 'pdf');
let printer: ReceiptPrinter;
beforeAll(async () => {
  printer = await loadReceiptPrinter({
    templates: new URL('../templates/', import.meta.url),
    publicUrl: 'https://suchi.example.org',
    chromiumPath: process.env['SUCHI_CHROMIUM'],
  });
});
afterAll(() => printer.close());

const run = (command: string, args: string[], input: Buffer) =>
  execFileSync(command, args, { input, encoding: 'utf8' });

async function print(facts: Partial<ReceiptFacts> = {}, row: Partial<ReceiptToPrint> = {}) {
  const receipt: ReceiptToPrint = {
    number: '2026-27/00412',
    kind: 'receipt',
    financialYear: '2026-27',
    issuedOn: '2026-11-15',
    amountPaise: 55_000,
    ...row,
    facts: { ...kelkarFacts, ...facts },
  };
  const pdf = await printer.print(receipt, associationAtFirst.colour);
  const text = run('pdftotext', ['-layout', '-', '-'], pdf).replaceAll(/[ \f]+/g, ' ');
  return { pdf, text };
}

describe('a printed receipt', () => {
  it('says everything that the association owes the payer', async () => {
    const { pdf, text } = await print();
    for (const words of [
      'Sahyadri Samaj Mandal',
      '12 Gavanpada Road, Mulund East, Mumbai 400081',
      'Reg. no. F-0000/Mumbai. PAN AAATS0000A',
      'Receipt 2026-27/00412 15/11/2026',
      'Received from Ramesh Vasant Kelkar',
      'Candidate Kavita Ramesh Kelkar, suchi no. 527',
      'Online search, subscription for one year 15/11/2026 to 14/11/2027 ₹550.00',
      'Total received ₹550.00',
      'Rupees five hundred and fifty only',
      'UPI, through Razorpay 15/11/2026, 10:52 AM',
      '4319 2884 6102 SU-7K4M-2291',
      'not registered under GST',
      'suchi.example.org/refunds',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/GSTIN|null|undefined|Copy/);
    expect(run('pdfinfo', ['-'], pdf)).toMatch(/Pages: +1\n/);
  });

  it('has its fonts inside, and the letters of Marathi as typed', async () => {
    const name = 'श्री ज्येष्ठा क्षत्रिय';
    const { pdf, text } = await print({ receivedFrom: name });
    expect(text).toContain(`Received from ${name}`);
    const fonts = run('pdffonts', ['-'], pdf).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/\+(Mukta|TiroDevaMarathi).* yes yes yes /);
  });

  it('prints what was typed, never as markup', async () => {
    const typed = '<script>alert(1)</script> & "Sons" {{ number }}';
    const { text } = await print({ receivedFrom: typed, candidate: null });
    expect(text).toContain(`Received from ${typed}`);
    expect(text).not.toContain('Candidate');
  });

  it('leaves out what the association has not set', async () => {
    const association = {
      ...kelkarFacts.association,
      registration: null,
      pan: null,
      email: null,
      phone: null,
    };
    const { text } = await print({ association, address: null, bankReference: null });
    expect(text).not.toMatch(/PAN|Reg\. no|Bank reference|Address/);
  });

  it('is called a refund note when money goes back, and names the receipt', async () => {
    const { text } = await print(
      { refundOf: { number: '2026-27/00409', issuedOn: '2026-11-14', amountPaise: 60_000 } },
      { kind: 'refund_note', amountPaise: 10_050 },
    );
    expect(text).toContain('Refund note 2026-27/00412');
    expect(text).toContain('Refers to Receipt no. 2026-27/00409 of 14/11/2026, ₹600.00');
    expect(text).toContain('Total paid back ₹100.50');
    expect(text).not.toContain('Total received');
  });
});
