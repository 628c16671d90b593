import { escapeHtml } from '../escape-html.ts';
import type { ProviderOrder } from './entities.ts';
import { failureOf } from './new-payment.ts';

export const inRupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/** A whole page with the fake's stylesheet. */
export function pageOf(title: string, body: string, bodyClass = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages.css"></head><body class="${bodyClass}">${body}</body></html>`;
}

const choices: [value: string, label: string, what: string][] = [
  ['pay', 'Pay', 'The bank confirms at once.'],
  ['fail', 'Fail', 'The bank declines.'],
  ['pay-after-failing', 'Pay after failing', 'A first attempt fails, a second one is paid.'],
  ['slow', 'Bank is slow', 'The payment waits until someone captures or fails it.'],
  ['kill', 'Pay and kill the browser', 'The money is taken and the shop’s page hears nothing.'],
  ['close', 'Close', 'Nothing is paid.'],
];

/** The page in the frame that Checkout opens, or instead of the shop's page when it redirects. */
export function checkoutPage(order: ProviderOrder, query: URLSearchParams, keyId: string): string {
  const problem = problemOf(order, query, keyId);
  const isRedirect = query.get('redirect') === 'true' && query.has('callback_url');
  const buttons = choices
    .filter(([value]) => problem === null || value === 'close')
    .map(
      ([value, label, what]) =>
        `<li><button type="button" value="${value}" aria-describedby="about-${value}"${value === 'pay' ? ' class="strong"' : ''}>${label}</button>
<small id="about-${value}">${what}</small></li>`,
    );
  const data = {
    order: order.id,
    host: query.get('host') ?? '',
    'callback-url': query.get('callback_url') ?? '',
    redirect: String(isRedirect),
    retry: query.get('retry') ?? 'true',
    error: JSON.stringify(cancellation(order)),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  const body = `<main class="checkout" ${attributes.join(' ')}><div class="card">
<h1>${escapeHtml(query.get('name') ?? 'Payment')}</h1>
<p class="quiet">${escapeHtml(query.get('description') ?? '')}</p>
<p class="amount">${inRupees(order.amount)}</p>
<p class="quiet">A fake payment for tests. No money moves.</p><p role="status"></p>
${problem === null ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<label for="method">Pay with</label>
<select id="method"><option value="upi">UPI</option><option value="card">Card</option>
<option value="netbanking">Net banking</option><option value="wallet">Wallet</option></select>
<ul>${buttons.join('')}</ul></div></main>
<script src="/checkout-page.js"></script>`;
  return pageOf('Payment', body, isRedirect ? '' : 'framed');
}

/** What the real Checkout refuses to open. */
function problemOf(order: ProviderOrder, query: URLSearchParams, keyId: string): string | null {
  if (query.get('key') !== keyId) return 'Authentication failed';
  if (Number(query.get('amount') ?? order.amount) !== order.amount)
    return 'Your payment amount is different from your order amount. To pay successfully, please try using right amount.';
  if (order.status === 'paid') return 'This order is already paid.';
  return null;
}

interface CheckoutError {
  code: string | null;
  description: string | null;
  source: string | null;
  step: string | null;
  reason: string | null;
  metadata: { order_id: string; payment_id?: string };
}

/** The error that Checkout hands to the page, from the fields of a payment. */
export function checkoutError(
  fields: ReturnType<typeof failureOf>,
  metadata: CheckoutError['metadata'],
): CheckoutError {
  return {
    code: fields.error_code,
    description: fields.error_description,
    source: fields.error_source,
    step: fields.error_step,
    reason: fields.error_reason,
    metadata,
  };
}

const cancellation = (order: ProviderOrder) =>
  checkoutError(failureOf('payment_cancelled'), { order_id: order.id });
