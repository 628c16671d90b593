import { profileStatuses } from '@suchi/domain/lifecycle';
import { deliveryKinds, deskChannels, offerTypes, orderTypes } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { deliveryAddress } from './payment.ts';
import { picture } from '../media/media.ts';

const paise = z.int();
const receiptLink = z.object({ id: rowId, number: z.string() });

/** A member who may pay. */
export const payer = z.object({
  user: z.uuid(),
  name: z.string(),
  /** The candidate's name, when there is a profile. */
  candidate: z.nullable(z.string()),
  serial_number: z.nullable(z.int()),
  city: z.nullable(z.string()),
  status: z.nullable(z.enum(profileStatuses)),
  /** The last day of the search subscription. */
  valid_till: z.nullable(calendarDate),
  /** The last four digits. */
  mobile_end: z.nullable(z.string()),
  photo: z.nullable(picture),
});
export type Payer = z.output<typeof payer>;

/** Finds members by name, mobile or suchi number; at most 10. POST, so that no name is in an address. */
export const findPayerContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/find_payer',
  access: 'treasury',
  input: z.object({ search: typedText(100).check(z.minLength(3, 'tooShort')) }),
  output: z.object({ payers: z.array(payer) }),
});

const purchase = { user: z.uuid(), order_type: z.enum(offerTypes), received_on: calendarDate };

/** What would be recorded and printed. */
export const previewPaymentContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/preview_payment',
  access: 'treasury',
  input: z.object(purchase),
  output: z.object({
    amount: paise,
    /** For the book. */
    edition: z.nullable(z.string()),
    /** For the search: the last day now, and the days that are added. */
    valid_till: z.nullable(calendarDate),
    period: z.nullable(z.object({ from: calendarDate, to: calendarDate })),
    candidate: z.nullable(z.object({ name: z.string(), serial_number: z.nullable(z.int()) })),
    /** The newest payment of the member for the same in this edition: another one needs `is_second`. */
    paid_lately: z.nullable(z.object({ paid_at: utcInstant, receipt: z.nullable(receiptLink) })),
    /** Cash receipts of today, before this one. */
    cash_today: z.object({ count: z.int(), amount: paise, since: z.nullable(utcInstant) }),
    mail_to: z.nullable(z.string()),
    /** What the receipt's head says. */
    association: z.object({ name: z.string(), address: z.nullable(z.string()) }),
    is_gst_registered: z.boolean(),
  }),
});
export type PaymentPreview = z.output<typeof previewPaymentContract.output>;

/** Records a payment at the desk. A repeated `key` answers the first one. A cheque has no receipt until it clears. */
export const recordPaymentContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/record_payment',
  access: 'treasury',
  input: z
    .object({
      key: z.uuid(),
      ...purchase,
      channel: z.enum(deskChannels),
      received_from: typedText(200).check(z.minLength(1, 'required')),
      /** Of a bank transfer. */
      bank_reference: z.optional(typedText(64).check(z.minLength(4, 'tooShort'))),
      cheque: z.optional(
        z.object({
          number: z.string().check(z.regex(/^\d{6,12}$/, 'characters')),
          bank: typedText(100).check(z.minLength(1, 'required')),
        }),
      ),
      /** How a book reaches its buyer, and where it goes; both can be set later in the order. */
      delivery_kind: z._default(z.enum(deliveryKinds), 'post'),
      delivery: z.optional(deliveryAddress),
      /** The member has paid for the same in this edition, and it is sold once more. */
      is_second: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ channel, bank_reference }) => channel !== 'bank_transfer' || Boolean(bank_reference), {
        path: ['bank_reference'],
        error: 'required',
      }),
      z.refine(({ channel, cheque }) => channel !== 'cheque' || cheque !== undefined, {
        path: ['cheque'],
        error: 'required',
      }),
    ),
  output: z.object({ payment: rowId, receipt: z.nullable(receiptLink) }),
});
export type PaymentToRecord = z.input<typeof recordPaymentContract.input>;

/** A cheque that is not cleared yet. */
export const waitingCheque = z.object({
  payment: rowId,
  payer: z.string(),
  order_type: z.enum(orderTypes),
  amount: paise,
  received_on: calendarDate,
  number: z.string(),
  bank: z.string(),
});
export type WaitingCheque = z.output<typeof waitingCheque>;

/** The cheques that wait, oldest first; at most 200. */
export const chequesContract = defineContract({
  method: 'GET',
  group: 'qe_treasury',
  path: '/cheques',
  access: 'treasury',
  input: z.object({}),
  output: z.object({ cheques: z.array(waitingCheque) }),
});

/** The bank has paid the cheque: it counts, and the receipt is made. */
export const clearChequeContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/clear_cheque',
  access: 'treasury',
  input: z.object({ payment: rowId, cleared_on: calendarDate }),
  output: z.object({ payment: rowId, receipt: z.nullable(receiptLink) }),
});

/** The bank has refused the cheque: nothing was bought. */
export const bounceChequeContract = defineContract({
  method: 'POST',
  group: 'qe_treasury',
  path: '/bounce_cheque',
  access: 'treasury',
  input: z.object({ payment: rowId }),
  output: z.object({ payment: rowId }),
});
