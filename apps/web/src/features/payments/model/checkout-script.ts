/** The part of the provider's script that we use. */
export interface Checkout {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
}
export type CheckoutConstructor = new (options: object) => Checkout;

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}

/** A slow network gets this long for one try. */
const patienceMs = 20_000;
let loading: Promise<void> | null = null;

/** Loads the provider's script once. A failed load is repeated once, and again by the next call. */
export async function loadCheckout(scriptUrl: string): Promise<CheckoutConstructor> {
  if (window.Razorpay) return window.Razorpay;
  loading ??= addScript(scriptUrl)
    .catch(() => addScript(scriptUrl))
    .finally(() => {
      loading = null;
    });
  await loading;
  if (!window.Razorpay) throw new Error('The script of the payment provider gives no checkout.');
  return window.Razorpay;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, patienceMs);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The script of the payment provider did not load.'));
    }
    script.src = url;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
