import { orderTypes, paymentChannels, searchPlanId } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** Identifiers of the provider, such as `order_Nx3…`. */
const providerId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/));
const paise = z.int();

/** The steps that a member sees of one purchase. */
export const paymentPhases = [
  'started',
  'waiting',
  'authorized',
  'declined',
  'paid',
  'expired',
  'refunded',
] as const;

/** One purchase of the caller, as the payment pages show it. */
export const ownPayment = z.object({
  id: rowId,
  reference: z.string(),
  order_type: z.enum(orderTypes),
  channel: z.enum(paymentChannels),
  amount: paise,
  phase: z.enum(paymentPhases),
  /** Why the newest try was declined, in the provider's own code: the web has words for the common ones. */
  declined_reason: z.nullable(z.string()),
  started_at: utcInstant,
  authorized_at: z.nullable(utcInstant),
  paid_at: z.nullable(utcInstant),
  method: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  checked_at: z.nullable(utcInstant),
  next_check_at: z.nullable(utcInstant),
  /** The last day on which the provider may still confirm it. */
  settled_by: calendarDate,
  /** What was bought: the last day of the subscription, or the order. */
  valid_till: z.nullable(calendarDate),
  order: z.nullable(rowId),
  /** Null until the receipt has a number. */
  receipt: z.nullable(z.object({ id: rowId, number: z.string(), has_file: z.boolean() })),
  refunded: paise,
  /** What the browser needs to open the provider's checkout; null when the purchase cannot be paid (any more). */
  checkout: z.nullable(
    z.object({
      key_id: z.string(),
      order_id: z.string(),
      amount: paise,
      currency: z.literal('INR'),
      name: z.string(),
      prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
      script_url: z.string(),
      return_url: z.string(),
    }),
  ),
});
export type OwnPayment = z.output<typeof ownPayment>;

const purchaseNotes = z.looseObject({
  order_type: z.optional(z.enum(orderTypes)),
  subscription_plan_id: z.optional(z.literal(searchPlanId)),
});

/** Begins to buy the search, or continues the purchase that waits. `amount` must be the price. */
export const initPaymentContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/init_payment_razorpay',
  input: z.object({
    amount: paise,
    user: z.optional(z.uuid()),
    notes: z.optional(purchaseNotes),
  }),
  output: ownPayment,
});

/** What the provider's checkout gives to the browser. */
const checkoutAnswer = {
  razorpay_payment_id: providerId,
  razorpay_order_id: providerId,
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
};

/** The browser says that it paid. The server checks the signature and asks the provider. */
export const verifyPaymentContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/verify_payment_razorpay',
  input: z.object({ ...checkoutAnswer, notes: z.optional(purchaseNotes) }),
  output: ownPayment,
});

/** Where a book goes. */
export const deliveryAddress = z.object({
  name: typedText(200).check(z.minLength(1, 'required')),
  address: typedText(1000).check(z.minLength(1, 'required')),
  city: typedText(100).check(z.minLength(1, 'required')),
  pincode: typedText(12).check(z.minLength(1, 'required')),
  mobile: typedText(20).check(z.minLength(1, 'required')),
  alternate_mobile: z.optional(typedText(20)),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** Orders the book, or continues the unpaid order. Without an address it is filled in later. */
export const orderSuchiContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/order',
  input: z.object({ amount: paise, user: z.optional(z.uuid()), delivery: z.optional(deliveryAddress) }),
  output: ownPayment,
});

/** Asks the provider about an order of the caller, by the provider's order id. */
export const verifyOrderContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/verify_order',
  input: z.object({ order_id: providerId }),
  output: ownPayment,
});

/** "Check now": asks the provider about one purchase of the caller. */
export const checkPaymentContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/check',
  input: z.object({ payment: rowId }),
  output: ownPayment,
});

/** The caller's purchases, newest first. */
export const ownPaymentsContract = defineContract({
  method: 'GET',
  group: 'qe_payment',
  path: '/own',
  input: z.object({}),
  output: z.object({ payments: z.array(ownPayment) }),
});

/** Finds a purchase of the caller by the bank's reference number or ours. */
export const findPaymentContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/find',
  input: z.object({ reference: typedText(40).check(z.minLength(4, 'required')) }),
  output: z.object({ payment: z.nullable(ownPayment) }),
});

const offer = z.object({
  price: paise,
  is_open: z.boolean(),
  /** The day a closed offer opens, if the association has set it. */
  opens_on: z.nullable(calendarDate),
  /** An unpaid purchase that can be continued. */
  pending: z.nullable(ownPayment),
  /** The price of an unpaid purchase that was begun at another one: it is bought at today's price instead. */
  price_before: z.nullable(paise),
});

/** What the caller can buy today, and for how much. */
export const offersContract = defineContract({
  method: 'GET',
  group: 'qe_payment',
  path: '/offers',
  input: z.object({}),
  output: z.object({
    /** `valid_till` is the last day if it is bought today; `profiles` is what the buyer will see, 0 if not known. */
    subscription: z.extend(offer, { valid_till: calendarDate, profiles: z.int() }),
    suchi: z.extend(offer, {
      edition: z.nullable(z.string()),
      registration_until: z.nullable(calendarDate),
      /** Null once it has passed. */
      delivery_after: z.nullable(calendarDate),
      delivery_days: z.nullable(z.string()),
    }),
    /** Whether a provider is configured; without one, nothing can be paid online. */
    is_payable: z.boolean(),
  }),
});
export type Offers = z.output<typeof offersContract.output>;
