import { createHmac } from 'node:crypto';

const hmac = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex');

/** What Checkout hands to the page after a successful payment. */
export const signCheckout = (orderId: string, paymentId: string, keySecret: string): string =>
  hmac(`${orderId}|${paymentId}`, keySecret);

/** Over the exact bytes of the body. */
export const signWebhook = (body: string, webhookSecret: string): string => hmac(body, webhookSecret);
