import type { OwnPayment } from '@suchi/contracts/money';
import type { CheckoutAnswer } from '../api/payments-api.ts';
import { cannotShowFrame } from './cannot-show-frame.ts';
import type { CheckoutConstructor } from './checkout-script.ts';

export type CheckoutFacts = NonNullable<OwnPayment['checkout']>;
/** The ways to pay that a member can choose before the checkout opens. */
export type PayBy = 'upi' | 'card' | 'netbanking';

interface CheckoutEvents {
  onPaid: (answer: CheckoutAnswer) => void;
  onClosed: () => void;
  /** A try failed. The checkout stays open for another one. */
  onFailedTry: () => void;
}

/** Opens the provider's checkout over the page, or leaves for the provider's own page. */
export function openCheckout(
  Checkout: CheckoutConstructor,
  { script_url: _script, return_url: returnUrl, key_id: key, prefill, ...order }: CheckoutFacts,
  payBy: PayBy | undefined,
  { onPaid, onClosed, onFailedTry }: CheckoutEvents,
): void {
  const wayBack = cannotShowFrame(navigator.userAgent)
    ? { callback_url: returnUrl, redirect: true }
    : { handler: onPaid, modal: { ondismiss: onClosed } };
  const checkout = new Checkout({
    key,
    ...order,
    prefill: { ...prefill, ...(payBy && { method: payBy }) },
    theme: { color: brandColour() },
    ...wayBack,
  });
  checkout.on('payment.failed', onFailedTry);
  checkout.open();
}

const brandColour = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--brand-fill').trim() || undefined;
