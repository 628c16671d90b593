import { ledgerAccounts, ledgerPurposes, ledgerSources, receiptKinds } from '@suchi/domain/money';
import { appendOnly, defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  choice,
  count,
  createdAt,
  date,
  instant,
  integer,
  json,
  numberKey,
  numberLink,
  paise,
  string,
  text,
} from './field.ts';

/**
 * The ledger. Each row moves an amount from one account to another, so it balances by construction. A mistake is
 * corrected by a reversal, never by a change.
 */
export const ledgerTransfer = defineCollection('ledger_transfer', {
  icon: 'balance',
  note: 'The ledger: added, never altered',
  isHidden: true,
  fields: {
    id: numberKey(),
    debit_account: choice(ledgerAccounts, { isNullable: false }),
    credit_account: choice(ledgerAccounts, { isNullable: false }),
    amount: paise(),
    purpose: choice(ledgerPurposes, { isNullable: false }),
    source_kind: choice(ledgerSources, { isNullable: false }),
    source_id: integer({ isNullable: false }),
    payment: integer({
      note: 'The purchase it belongs to, if any. No link: the line stays when that purchase goes',
    }),
    happened_at: instant({ isNullable: false, note: 'When the money moved' }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_ledger_debit', 'debit_account', ledgerAccounts),
    oneOf('suchi_ledger_credit', 'credit_account', ledgerAccounts),
    oneOf('suchi_ledger_purpose', 'purpose', ledgerPurposes),
    oneOf('suchi_ledger_source', 'source_kind', ledgerSources),
    {
      name: 'suchi_ledger_moves',
      kind: 'check',
      definition: 'amount > 0 and debit_account <> credit_account',
    },
    // The same event can be recorded only once, by any number of webhooks, browsers and pollers.
    uniqueIndex('suchi_ledger_once', '(source_kind, source_id, purpose)'),
    index('suchi_ledger_by_time', '(happened_at)'),
    index('suchi_ledger_of_payment', '(payment)'),
    appendOnly('suchi_ledger_append_only', 'The ledger is not changed; add a reversal.'),
  ],
});

/** The last receipt number of each financial year. A row is locked while a number is given, so there are no gaps. */
export const receiptSeries = defineCollection('receipt_series', {
  icon: 'format_list_numbered',
  note: 'Last receipt number of each financial year',
  isHidden: true,
  fields: {
    id: numberKey(),
    financial_year: string(7, { isNullable: false, isUnique: true }),
    last_number: count(),
  },
  rules: [],
});

/** A receipt or refund note. `facts` is everything that is printed, as it was on that day. */
export const receipt = defineCollection('receipt', {
  icon: 'receipt',
  note: 'Receipts and refund notes',
  isHidden: true,
  fields: {
    id: numberKey(),
    number: string(16, { isNullable: false, isUnique: true }),
    financial_year: string(7, { isNullable: false }),
    sequence: integer({ isNullable: false }),
    kind: choice(receiptKinds, { isNullable: false }),
    payment: numberLink('qd_payments', { isNullable: false }),
    refund: numberLink('payment_refund'),
    amount: paise(),
    issued_on: date({ isNullable: false }),
    facts: json({ isNullable: false }),
    pdf: text({ note: 'Base64; made once and kept' }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_receipt_kind', 'kind', receiptKinds),
    { name: 'suchi_receipt_amount', kind: 'check', definition: 'amount > 0' },
    uniqueIndex('suchi_receipt_sequence', '(financial_year, sequence)'),
    uniqueIndex('suchi_receipt_once', "(payment) where kind = 'receipt'"),
    uniqueIndex('suchi_refund_note_once', '(refund) where refund is not null'),
    // As the list orders, so that its first page reads no other row.
    index('suchi_receipt_list', '(issued_on desc nulls last, id desc)'),
  ],
});

/** One row of the provider's settlement report. */
export const settlementLine = defineCollection('settlement_line', {
  icon: 'account_balance',
  note: 'Payouts of the provider, row by row',
  isHidden: true,
  fields: {
    id: numberKey(),
    entity_id: string(64, { isNullable: false, isUnique: true, note: 'The payment or refund' }),
    kind: choice(['payment', 'refund', 'adjustment'], { isNullable: false }),
    amount: paise(),
    fee: paise({ defaultValue: 0 }),
    tax: paise({ defaultValue: 0 }),
    settlement_id: string(64, { isNullable: false }),
    utr: string(64),
    settled_on: date({ isNullable: false }),
    attempt: numberLink('payment_attempt'),
    refund: numberLink('payment_refund'),
    difference: string(40, { note: 'Why it does not match our books, or nothing' }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_settlement_kind', 'kind', ['payment', 'refund', 'adjustment']),
    index('suchi_settlement_by_day', '(settled_on desc)'),
    index('suchi_settlement_unmatched', '(settled_on) where difference is not null'),
  ],
});

/** A nightly comparison of our books with the provider's. */
export const reconciliationRun = defineCollection('reconciliation_run', {
  icon: 'rule',
  note: 'Nightly checks of the books',
  isHidden: true,
  fields: {
    id: numberKey(),
    day: date({ isNullable: false, note: 'The day of the imported report' }),
    lines: count(),
    differences: count(),
    ledger_difference: integer({ isNullable: false, defaultValue: 0, note: 'in paise; must be 0' }),
    date_created: createdAt(),
    finished_at: instant(),
  },
  rules: [index('suchi_reconciliation_newest', '(date_created desc)')],
});
