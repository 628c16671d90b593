import { settlementDifferences } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, inQuery, pageNumber, rowId, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const paise = z.int();

export const settlement = z.object({
  id: z.string(),
  settled_on: calendarDate,
  utr: z.nullable(z.string()),
  /** Paid by members, the fees with their tax, what was kept back for refunds, and what the bank got. */
  payments: paise,
  fees: paise,
  tax: paise,
  refunds: paise,
  net: paise,
  lines: z.int(),
  differences: z.int(),
});
export type Settlement = z.output<typeof settlement>;

/** The provider's payouts, newest first, 50 a page. */
export const settlementsContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/settlements',
  access: 'treasury',
  input: z.object({ page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({ total: z.int(), settlements: z.array(settlement) }),
});

const settlementLine = z.object({
  id: rowId,
  kind: z.enum(['payment', 'refund', 'adjustment']),
  /** The provider's id of the payment or refund. */
  entity_id: z.string(),
  amount: paise,
  fee: paise,
  tax: paise,
  payment: z.nullable(rowId),
  payer: z.nullable(z.string()),
  difference: z.nullable(z.enum(settlementDifferences)),
});
export type SettlementLine = z.output<typeof settlementLine>;

/** One payout with its rows; at most 1,000. */
export const settlementContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/settlement',
  access: 'treasury',
  input: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/)) }),
  output: z.object({ settlement, lines: z.array(settlementLine) }),
});

/** What differs between the payouts and our books, newest first; at most 200. */
export const unmatchedContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/unmatched',
  access: 'treasury',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        difference: z.enum(settlementDifferences),
        kind: z.enum(['payment', 'refund', 'adjustment']),
        entity_id: z.string(),
        amount: paise,
        /** What our books have, when the amount differs. */
        expected: z.nullable(paise),
        /** When it was paid; null when we do not know the payment. */
        paid_at: z.nullable(utcInstant),
        /** The payout, or the day on which it was expected. */
        settled_on: calendarDate,
        payment: z.nullable(rowId),
        payer: z.nullable(z.string()),
        method: z.nullable(z.string()),
      }),
    ),
  }),
});
export type Unmatched = z.output<typeof unmatchedContract.output>['items'][number];
