import { ledgerAccounts, ledgerPurposes, orderTypes, paymentChannels } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, rowId, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

const paise = z.int();
const sum = z.object({ count: z.int(), amount: paise });

/** The longest range of a day book or a statement. */
export const longestRangeDays = 400;

const msPerDay = 86_400_000;

/** Days in India, both included. */
export const dayRange = z
  .object({ from: calendarDate, to: calendarDate })
  .check(
    z.refine(
      ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < longestRangeDays * msPerDay,
      { path: ['to'], error: 'date' },
    ),
  );

/** The last nightly check; null before the first. */
const bookCheck = z.nullable(
  z.object({
    checked_at: utcInstant,
    /** In paise. 0 when the ledger equals the provider's list. */
    ledger_difference: paise,
    differences: z.int(),
    /** The check of last night did not run. */
    is_overdue: z.boolean(),
  }),
);

/** What the day's online money does: none came, all is in a payout, it waits for one, or something differs. */
export const bankStates = ['none', 'matched', 'payout', 'unmatched'] as const;

const figures = { subscriptions: sum, suchi: sum, melawa: sum, refunds: sum, total: paise };

export const dayBookDay = z.object({
  day: calendarDate,
  ...figures,
  bank: z.object({
    state: z.enum(bankStates),
    /** When the provider pays it out; only while it waits. */
    payout_on: z.nullable(calendarDate),
    unmatched: z.int(),
  }),
});
export type DayBookDay = z.output<typeof dayBookDay>;

/** The money of each day, newest first, from the ledger. `total` is after refunds and before fees. */
export const dayBookContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/day_book',
  access: 'treasury',
  input: dayRange,
  output: z.object({
    from: calendarDate,
    to: calendarDate,
    /** The financial year of today. */
    season: z.object({ name: z.string(), from: calendarDate, to: calendarDate }),
    days: z.array(dayBookDay),
    totals: z.object({ ...figures, unmatched: z.int() }),
    received: sum,
    /** Money received, by the way it came. Cheques are in `bank`. */
    channels: z.object({ online: sum, cash: sum, bank: sum }),
    check: bookCheck,
    /** Begun within six days and not confirmed by a bank, and cheques not yet cleared. In no other figure. */
    waiting: sum,
    /** Over all days. */
    refunds_to_confirm: z.int(),
    unmatched: z.int(),
  }),
});
export type DayBook = z.output<typeof dayBookContract.output>;

/** The day book's payments and refunds as a file for a spreadsheet. Its totals are those of the day book. */
export const dayBookFileContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/day_book_file',
  access: 'treasury',
  file: 'text/csv; charset=utf-8',
  input: dayRange,
  output: fileOutput,
});

export const dayPayment = z.object({
  id: rowId,
  paid_at: utcInstant,
  payer: z.string(),
  order_type: z.enum(orderTypes),
  channel: z.enum(paymentChannels),
  /** The provider's word, such as `upi`; null at the desk. */
  method: z.nullable(z.string()),
  amount: paise,
  refunded: paise,
  receipt: z.nullable(z.object({ id: rowId, number: z.string() })),
});
export type DayPayment = z.output<typeof dayPayment>;

/** The payments of one day, newest first; at most 500. */
export const dayContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/day',
  access: 'treasury',
  input: z.object({ day: calendarDate }),
  output: z.object({ day: calendarDate, total: z.int(), payments: z.array(dayPayment) }),
});

/** The ledger of a range: every account with its balance before and after. Closing = opening + debits − credits. */
export const statementContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/statement',
  access: 'treasury',
  input: dayRange,
  output: z.object({
    from: calendarDate,
    to: calendarDate,
    association: z.object({
      name: z.string(),
      address: z.nullable(z.string()),
      pan: z.nullable(z.string()),
      registration: z.nullable(z.string()),
    }),
    made_at: utcInstant,
    accounts: z.array(
      z.object({
        account: z.enum(ledgerAccounts),
        opening: paise,
        debits: paise,
        credits: paise,
        closing: paise,
        lines: z.array(
          z.object({ purpose: z.enum(ledgerPurposes), debits: paise, credits: paise, count: z.int() }),
        ),
      }),
    ),
    /** What was sold, by purpose and channel, before refunds. */
    sales: z.array(
      z.object({
        order_type: z.enum(orderTypes),
        channel: z.enum(['online', 'cash', 'bank']),
        count: z.int(),
        amount: paise,
      }),
    ),
    receipts: z.nullable(z.object({ first: z.string(), last: z.string(), count: z.int() })),
    check: bookCheck,
  }),
});
export type Statement = z.output<typeof statementContract.output>;
