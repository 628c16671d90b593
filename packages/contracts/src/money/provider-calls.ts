import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** The provider's events. The signature over the bytes is the permission. */
export const paymentWebhookContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/webhook_razorpay',
  access: 'visitor',
  bytes: {
    contentTypes: ['application/json'],
    maxBytes: 256 * 1024,
    wrongType: 'PAYMENT_SIGNATURE_INVALID',
    tooLarge: 'PAYMENT_SIGNATURE_INVALID',
    headers: { signature: 'x-razorpay-signature', event_id: 'x-razorpay-event-id' },
  },
  input: z.object({
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    event_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  }),
  output: z.object({ received: z.literal(true) }),
});

/**
 * Where the provider's page sends a browser that cannot show the checkout in a frame: a form from another site, without
 * our cookie. The signature is the permission. The browser goes on to the page of the payment.
 */
export const paymentReturnContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/return',
  access: 'visitor',
  bytes: {
    contentTypes: ['application/x-www-form-urlencoded'],
    maxBytes: 16 * 1024,
    wrongType: 'PAYMENT_SIGNATURE_INVALID',
    tooLarge: 'PAYMENT_SIGNATURE_INVALID',
  },
  isRedirect: true,
  input: z.object({}),
  output: z.object({ location: z.string() }),
});
