import { helpKinds, mailKinds, mailStates } from '@suchi/domain/accounts';
import {
  deliveryKinds,
  orderPaymentStatuses,
  orderSteps,
  orderTypes,
  paymentChannels,
  paymentStatuses,
  receiptKinds,
  subscriptionStatuses,
} from '@suchi/domain/money';
import * as z from 'zod/mini';
import { signedInDevice } from '../accounts/sessions.ts';
import { calendarDate, rowId, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { candidateRow } from './candidates.ts';
import { userRow } from './users.ts';

/** How many payments, orders, mails and devices the page of a member lists: the newest. */
export const memberListedAtMost = 20;

const memberPayment = z.object({
  id: rowId,
  order_type: z.enum(orderTypes),
  channel: z.enum(paymentChannels),
  status: z.enum(paymentStatuses),
  amount: z.int(),
  /** When it was paid, or else begun. */
  at: utcInstant,
  /** Receipts and refund notes. */
  receipts: z.array(z.object({ id: rowId, number: z.string(), kind: z.enum(receiptKinds) })),
});
export type MemberPayment = z.output<typeof memberPayment>;

const memberOrder = z.object({
  id: rowId,
  edition: z.nullable(z.string()),
  status: z.enum(orderPaymentStatuses),
  order_status: z.enum(orderSteps),
  delivery_kind: z.enum(deliveryKinds),
  is_archived: z.boolean(),
  ordered_at: utcInstant,
});
export type MemberOrder = z.output<typeof memberOrder>;

/** What was sent and when. Nothing of what it says. */
const memberMail = z.object({
  kind: z.enum([...mailKinds, 'bulk_mail']),
  state: z.enum(mailStates),
  at: utcInstant,
});
export type MemberMail = z.output<typeof memberMail>;

/** One account with everything that the office needs to help its family. */
export const officeMember = z.extend(userRow, {
  last_access: z.nullable(utcInstant),
  profile: z.nullable(candidateRow),
  /** Newest first, as the lists below. */
  subscriptions: z.array(
    z.object({
      id: rowId,
      status: z.enum(subscriptionStatuses),
      start_date: calendarDate,
      end_date: calendarDate,
    }),
  ),
  payments: z.array(memberPayment),
  orders: z.array(memberOrder),
  /** To the account's address of today, and bulk mails to the profile. */
  mails: z.array(memberMail),
  devices: z.array(signedInDevice),
  /** What the office may do for this account now. */
  help: z.array(z.enum(helpKinds)),
});
export type OfficeMember = z.output<typeof officeMember>;

export const officeMemberContract = defineContract({
  method: 'GET',
  group: 'qe_office',
  path: '/member',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
  output: officeMember,
});
