import { escapeHtml } from '../escape-html.ts';
import { inRupees, pageOf } from './checkout-page.ts';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './entities.ts';
import type { FakeState } from './state.ts';
import type { DeliveryMode, ProviderEvent } from './webhooks.ts';

const mostOrders = 100;
const modes: Record<DeliveryMode, string> = {
  normal: 'once',
  twice: 'twice',
  thrice: 'three times',
  shuffled: 'in random order',
  late: 'when I press Send',
  none: 'never',
};

/** The page where a person plays the bank. */
export function ordersPage(state: FakeState, refused: string | null): string {
  const { book, settlements, webhooks } = state;
  const orders = [...book.orders.values()].toReversed();
  const cards = orders.slice(0, mostOrders).map((order) => orderCard(state, order));
  const options = Object.entries(modes).map(
    ([mode, label]) =>
      `<option value="${mode}"${mode === webhooks.mode ? ' selected' : ''}>${label}</option>`,
  );
  const paidOut = settlements.list
    .toReversed()
    .map(
      ({ id, utr, amount, fees, created_at: at }) =>
        `<p>${inRupees(amount)} <span class="quiet">on ${day(at)}, fees ${inRupees(fees)}, UTR ${utr}, ${id}</span></p>`,
    );
  return pageOf(
    'Fake payment provider',
    `<main><div class="row between"><h1>Fake payment provider</h1><a href="/">Refresh</a></div>
${refused === null ? '' : `<p role="alert">${escapeHtml(refused)}</p>`}
<section class="card"><h2>Webhooks and settlement</h2><div class="row">
<form method="post" action="/control/delivery"><label for="mode">Send webhooks</label>
<select id="mode" name="mode">${options.join('')}</select><button>Set</button></form>
${button('settle', 'Settle now', {})}</div>${paidOut.join('')}</section>
${cards.join('') || '<p>No orders yet.</p>'}
${orders.length > mostOrders ? `<p class="quiet">${orders.length - mostOrders} older orders are not shown.</p>` : ''}</main>`,
  );
}

function orderCard({ book, webhooks }: FakeState, order: ProviderOrder): string {
  const { id, status, amount, receipt, notes, created_at: at } = order;
  const payments = book.paymentsOf(id).toReversed();
  const events = webhooks.events.filter(({ orderId }) => orderId === id);
  const about = [receipt ?? 'no receipt', time(at), ...Object.entries(notes).map((note) => note.join(': '))];
  const attempts =
    status === 'paid'
      ? ''
      : `<div class="row">${button('pay', 'Pay', { orderId: id }, true)}
${button('pay', 'Fail', { orderId: id, outcome: 'failed' })}
${button('pay', 'Start without an answer', { orderId: id, outcome: 'created' })}</div>`;
  return `<article class="card"><div class="row between"><h2>${id}</h2>${badge(status)}</div>
<p class="amount">${inRupees(amount)}</p><p class="quiet">${escapeHtml(about.join(' · '))}</p>${attempts}
${payments.map((payment) => paymentPart(payment, book.refundsOf(payment.id))).join('')}
${events.length === 0 ? '' : `<details><summary>${events.length} webhooks</summary>${events.map(eventPart).join('')}</details>`}
</article>`;
}

function paymentPart(payment: ProviderPayment, refunds: ProviderRefund[]): string {
  const { id, status, method, amount, fee, acquirer_data: references } = payment;
  const bank = Object.values(references).find((reference) => reference !== null);
  const about = [
    inRupees(amount),
    method,
    time(payment.created_at),
    bank && `bank reference ${bank}`,
    fee !== null && `fee ${inRupees(fee)}`,
    payment.error_description,
  ].filter((part) => typeof part === 'string');
  return `<div class="payment"><div class="row between"><h2>${id}</h2>${badge(status)}</div>
<p class="quiet">${escapeHtml(about.join(' · '))}</p><div class="row">${paymentButtons(payment)}</div>
${refunds.map(refundPart).join('')}</div>`;
}

function paymentButtons({ id: paymentId, status }: ProviderPayment): string {
  const capture = button('capture', 'Capture', { paymentId }, true);
  const authorize = button('authorize', 'Authorise late', { paymentId });
  const refund = `<form method="post" action="/control/refund"><input type="hidden" name="paymentId" value="${paymentId}">
<label for="${paymentId}">Rupees</label><input id="${paymentId}" name="rupees" inputmode="decimal" placeholder="all">
<button>Refund</button></form>`;
  if (status === 'created') return capture + authorize + button('fail', 'Fail', { paymentId });
  if (status === 'failed') return capture + authorize;
  if (status === 'authorized') return capture;
  return status === 'captured' ? refund : '';
}

function refundPart({ id: refundId, amount, status }: ProviderRefund): string {
  const ends = `${button('process-refund', 'Process', { refundId })}${button('fail-refund', 'Fail', { refundId })}`;
  return `<div class="row"><span class="quiet">Refund ${refundId}: ${inRupees(amount)}</span>${badge(status)}
${status === 'pending' ? ends : ''}</div>`;
}

function eventPart({ id, event, answers, isHeld, waiting }: ProviderEvent): string {
  const state = isHeld
    ? 'not sent yet'
    : waiting > 0
      ? 'on its way'
      : answers.length === 0
        ? 'not sent'
        : 'done';
  const tries = answers.length === 0 ? '' : `, answers ${answers.slice(-5).join(', ')}`;
  const name = `Send again: ${event}`;
  return `<div class="row between"><span>${event} <span class="quiet">${state}${tries}</span></span>
${isHeld ? button('release', 'Send', { eventId: id }) : button('replay', 'Send again', { eventId: id }, false, name)}</div>`;
}

function button(
  action: string,
  label: string,
  fields: Record<string, string>,
  isStrong = false,
  name = label,
) {
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${value}">`,
  );
  return `<form method="post" action="/control/${action}">${inputs.join('')}
<button${isStrong ? ' class="strong"' : ''}${name === label ? '' : ` aria-label="${name}"`}>${label}</button></form>`;
}

const badge = (status: string) => `<span class="status ${status}">${status}</span>`;

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const time = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString('en-IN', { ...inIndia, dateStyle: 'medium', timeStyle: 'short' });
const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-IN', { ...inIndia, dateStyle: 'medium' });
