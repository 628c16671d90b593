import { waitUntil } from '../stack/wait-until.ts';
import type { RefundMode } from './book.ts';
import type { PayOptions } from './control-routes.ts';
import type { ProviderOrder, ProviderPayment, ProviderRefund, Settlement } from './entities.ts';
import type { Fault } from './faults.ts';
import type { DeliveryMode, ProviderEvent, ReleaseOptions, ReplayOptions } from './webhooks.ts';

/** What a test does at the fake provider: plays the payer, the bank and the network. */
export class PaymentsControl {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  listOrders(): Promise<ProviderOrder[]> {
    return this.#get('orders');
  }

  /** Of one order, or all; the oldest first. */
  listPayments(orderId?: string): Promise<ProviderPayment[]> {
    return this.#get('payments', orderId);
  }

  listRefunds(): Promise<ProviderRefund[]> {
    return this.#get('refunds');
  }

  listSettlements(): Promise<Settlement[]> {
    return this.#get('settlements');
  }

  /** Every event with its bytes, signature and answers; also those that were never sent. */
  listEvents(orderId?: string): Promise<ProviderEvent[]> {
    return this.#get('events', orderId);
  }

  /** One attempt for an order: captured unless another outcome is given. */
  pay(orderId: string, options: PayOptions = {}): Promise<ProviderPayment> {
    return this.#post('pay', { orderId, ...options });
  }

  /** The bank confirms a `created` or `failed` payment too late for the automatic capture. */
  authorize(paymentId: string): Promise<ProviderPayment> {
    return this.#post('authorize', { paymentId });
  }

  /** Captures; a `created` or `failed` payment is authorized first. */
  capture(paymentId: string): Promise<ProviderPayment> {
    return this.#post('capture', { paymentId });
  }

  fail(paymentId: string, reason?: string): Promise<ProviderPayment> {
    return this.#post('fail', { paymentId, reason });
  }

  /** Everything that is left, or a part of it. */
  refund(paymentId: string, amount?: number): Promise<ProviderRefund> {
    return this.#post('refund', { paymentId, amount });
  }

  /** Whether new refunds are processed at once or stay pending. */
  async setRefundMode(mode: RefundMode): Promise<void> {
    await this.#post('refund-mode', { mode });
  }

  processRefund(refundId: string): Promise<ProviderRefund> {
    return this.#post('process-refund', { refundId });
  }

  failRefund(refundId: string): Promise<ProviderRefund> {
    return this.#post('fail-refund', { refundId });
  }

  /** While held, refund requests of the API do not end; the same key gets 409 meanwhile. */
  async holdRefunds(isHeld: boolean): Promise<void> {
    await this.#post('refund-mode', { isHeld });
  }

  /** For one order, or for all that have no mode of their own. */
  async setDelivery(
    mode: DeliveryMode,
    options: { orderId?: string; seed?: number; copies?: number } = {},
  ): Promise<void> {
    await this.#post('delivery', { mode, ...options });
  }

  /** Sends what `late` held back; with a seed in a random order. Returns the number of events. */
  async release(options: ReleaseOptions = {}): Promise<number> {
    return (await this.#post<{ released: number }>('release', options)).released;
  }

  /** Sends an event again, under the current secret or another one, or with other bytes. */
  async replay(eventId: string, options: ReplayOptions = {}): Promise<void> {
    await this.#post('replay', { eventId, ...options });
  }

  /** Changes where events go, or the secret of new ones. Automatic retries keep the old secret. */
  async setWebhook(target: { url?: string; secret?: string }): Promise<void> {
    await this.#post('webhook', target);
  }

  /** Waits until every event that is not held back has been accepted. */
  async waitForDeliveries(orderId?: string, timeoutMs = 30_000): Promise<ProviderEvent[]> {
    const allAccepted = async () => (await this.#get<number[]>('waiting', orderId))[0] === 0;
    await waitUntil('webhooks to be accepted', allAccepted, { timeoutMs, everyMs: 20 });
    return this.listEvents(orderId);
  }

  /** The next API calls fail. */
  async addFault(fault: Fault): Promise<void> {
    await this.#post('faults', fault);
  }

  /** Pays out what is captured and refunded, on a day in India (YYYY-MM-DD); null when there is nothing. */
  settle(day?: string): Promise<Settlement | null> {
    return this.#post('settle', { day });
  }

  /** What Checkout would hand to the page. */
  async checkoutSignature(orderId: string, paymentId: string): Promise<string> {
    return (await this.#post<{ signature: string }>('signature', { orderId, paymentId })).signature;
  }

  /** Forgets everything. Where events go stays. */
  async reset(): Promise<void> {
    await this.#post('reset', {});
  }

  async #get<Data>(what: string, orderId?: string): Promise<Data> {
    const query = orderId === undefined ? '' : `?orderId=${encodeURIComponent(orderId)}`;
    return read(await fetch(`${this.url}/control/${what}${query}`));
  }

  async #post<Data>(what: string, body: object): Promise<Data> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return read(await fetch(`${this.url}/control/${what}`, request));
  }
}

async function read<Data>(response: Response): Promise<Data> {
  const body = (await response.json()) as Data & { error?: { description: string } };
  if (!response.ok)
    throw new Error(`the fake provider refused: ${body.error?.description ?? response.status}`);
  return body;
}
