import type { OwnPayment } from '@suchi/contracts/money';
import { useState } from 'react';
import { checkPayment, type CheckoutAnswer, verifyPayment } from '../api/payments-api.ts';
import { type CheckoutConstructor, loadCheckout } from './checkout-script.ts';
import { type CheckoutFacts, openCheckout, type PayBy } from './open-checkout.ts';

/** `pending` from the tap until the provider and our server have answered. */
export type CheckoutState = 'idle' | 'pending' | 'success' | 'failed';

interface UseCheckoutOptions {
  payment: OwnPayment;
  onNews: (payment: OwnPayment) => void;
  /** The member closed the checkout without a try to pay. */
  onClosed: () => void;
}

/** Opens the provider's checkout for a purchase and reports to our server what came of it. */
export function useCheckout({ payment, onNews, onClosed }: UseCheckoutOptions) {
  const [state, setState] = useState<CheckoutState>('idle');
  const [error, setError] = useState<unknown>(null);
  // The provider told this browser that it is paid. Our server may learn it later.
  const [saidPaid, setSaidPaid] = useState(false);

  const ask = () =>
    checkPayment(payment.id).then((news) => {
      onNews(news);
      return news.phase;
    }, setError);

  async function verify(answer: CheckoutAnswer) {
    setSaidPaid(true);
    try {
      onNews(await verifyPayment(answer));
      setState('success');
    } catch {
      // The server asks the provider by itself; the page shows that we wait.
    }
  }

  async function close(hasFailedTry: boolean) {
    const phase = await ask();
    setState('idle');
    if (phase === 'started' || (phase === 'declined' && !hasFailedTry)) onClosed();
  }

  function open(Checkout: CheckoutConstructor, checkout: CheckoutFacts, payBy?: PayBy) {
    let hasFailedTry = false;
    openCheckout(Checkout, checkout, payBy, {
      onPaid: (answer) => void verify(answer),
      onClosed: () => void close(hasFailedTry),
      onFailedTry: () => {
        hasFailedTry = true;
        void ask();
      },
    });
  }

  function start(payBy?: PayBy) {
    const { checkout } = payment;
    if (checkout === null || state === 'pending') return;
    setState('pending');
    setError(null);
    loadCheckout(checkout.script_url)
      .then((Checkout) => open(Checkout, checkout, payBy))
      .catch(() => setState('failed'));
  }

  return { state, error, saidPaid, start };
}
