import { paymentChannels, subscriptionStatuses } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, countsOf, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { picture } from '../media/media.ts';
import { contactsReason, listQuery, type OfficeColumn, selection, valuesOf } from '../office/list-query.ts';

/** The current subscriptions, or those that were archived. */
export const subscriptionLists = ['current', 'past'] as const;

export const subscriptionFilter = z.object({
  list: z.enum(subscriptionLists),
  /** Only those that ended before this day, for archiving a season. */
  ended_before: z.optional(calendarDate),
});
export type SubscriptionFilter = z.output<typeof subscriptionFilter>;

export const subscriptionSorts = ['start_date', 'end_date', 'name'] as const;

const paise = z.int();

/** The payment that gave it; null for older subscriptions. */
const payment = z.nullable(
  z.object({
    channel: z.enum(paymentChannels),
    /** The provider's payment. */
    provider_payment: z.nullable(z.string()),
    receipt: z.nullable(z.string()),
    amount: paise,
  }),
);

/** The columns, in the order of the page. */
export const subscriptionColumns = {
  /** The candidate's name, or the account's when there is no profile. */
  name: { value: z.string(), key: 'member', sort: 'name' },
  status: { value: z.enum(subscriptionStatuses), leaves: 'second' },
  start_date: {
    value: calendarDate,
    key: 'start',
    sort: 'start_date',
    isSortedDownFirst: true,
    leaves: 'second',
  },
  end_date: { value: calendarDate, key: 'end', sort: 'end_date', isSortedDownFirst: true },
  payment: { value: payment, leaves: 'first' },
} as const satisfies Record<string, OfficeColumn<(typeof subscriptionSorts)[number]>>;

export const subscriptionRow = z.object({
  id: rowId,
  photo: z.nullable(picture),
  profile_id: z.nullable(rowId),
  ...valuesOf(subscriptionColumns),
});
export type SubscriptionRow = z.output<typeof subscriptionRow>;

/** A page of the list of subscriptions. */
export const subscriptionsContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/subscriptions',
  access: 'treasury',
  input: listQuery(subscriptionSorts, subscriptionFilter),
  output: z.object({
    total: z.int(),
    rows: z.array(subscriptionRow),
    /** What was paid for all that match. */
    received: paise,
    /** Without the search. */
    counts: countsOf(subscriptionLists),
  }),
});
export type SubscriptionsInput = z.input<typeof subscriptionsContract.input>;

/** Takes a selection: for archiving, restoring and files. */
export const subscriptionSelection = selection(subscriptionFilter);
export type SubscriptionSelection = z.output<typeof subscriptionSelection>;

/** The chosen subscriptions as CSV, newest first. */
export const subscriptionsFileContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/subscriptions_file',
  access: 'treasury',
  file: 'text/csv; charset=utf-8',
  input: z.object({ selection: subscriptionSelection, contacts_reason: contactsReason }),
  output: fileOutput,
});

const subscriptionsMoved = z.object({ moved: z.int() });

/** Moves subscriptions to the past ones. The right to search does not change. */
export const archiveSubscriptionsContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/archive_subscriptions',
  access: 'treasury',
  input: z.object({ selection: subscriptionSelection }),
  output: subscriptionsMoved,
});

/** Moves past subscriptions back. */
export const restoreSubscriptionsContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/restore_subscriptions',
  access: 'treasury',
  input: z.object({ selection: subscriptionSelection }),
  output: subscriptionsMoved,
});
