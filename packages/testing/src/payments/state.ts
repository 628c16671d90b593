import { ProviderBook } from './book.ts';
import { Faults } from './faults.ts';
import { Settlements } from './settlements.ts';
import { Webhooks } from './webhooks.ts';
import type { ProviderRefund } from './entities.ts';
import { ProviderError, refuse } from './provider-error.ts';
import { readRefundRequest } from './requests.ts';

interface KeyedRequest {
  /** Path and body; a retry must repeat them. */
  content: string;
  /** Undefined while it runs. */
  refund: ProviderRefund | undefined;
}

/** Refunds over the API, where a repeated key gives the same refund. */
class RefundRequests {
  readonly #book: ProviderBook;
  readonly #keys = new Map<string, KeyedRequest>();
  #gate: { isOpen: Promise<void>; open(): void } | undefined;

  constructor(book: ProviderBook) {
    this.#book = book;
  }

  /** While held, a refund request runs and does not end. */
  hold(isHeld: boolean): void {
    this.#gate?.open();
    this.#gate = undefined;
    if (!isHeld) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = { isOpen: promise, open: resolve };
  }

  clear(): void {
    this.hold(false);
    this.#keys.clear();
  }

  async refund(paymentId: string, body: string, key: string | string[] | undefined): Promise<ProviderRefund> {
    if (key === undefined) return this.#run(paymentId, body);
    if (typeof key !== 'string' || !/^[\w-]*$/.test(key))
      return refuse(
        'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
      );
    if (key.length < 10) refuse('The idempotency key must be at least 10 characters long.');
    const content = `${paymentId} ${body}`;
    const earlier = this.#keys.get(key);
    if (earlier && earlier.content !== content)
      refuse('Different request with the same idempotency key has already been processed.');
    if (earlier && !earlier.refund)
      throw new ProviderError(409, 'Another request with the same idempotency key is still in progress.');
    if (earlier?.refund) return earlier.refund;
    const running: KeyedRequest = { content, refund: undefined };
    this.#keys.set(key, running);
    try {
      running.refund = await this.#run(paymentId, body);
      return running.refund;
    } catch (error) {
      // A refused request leaves no trace: the same key may try again.
      this.#keys.delete(key);
      throw error;
    }
  }

  async #run(paymentId: string, body: string): Promise<ProviderRefund> {
    const request = readRefundRequest(body);
    await this.#gate?.isOpen;
    return this.#book.refund(paymentId, request);
  }
}

export interface FakeProviderOptions {
  /** 0 or absent: a free one. */
  port?: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Without it events wait until `setWebhook` gives one. */
  webhookUrl?: string;
  /** How many webhooks are sent at once. */
  webhookConcurrency?: number;
}

/** Everything the fake remembers. It ends with the process. */
export interface FakeState {
  keyId: string;
  keySecret: string;
  book: ProviderBook;
  settlements: Settlements;
  refundRequests: RefundRequests;
  webhooks: Webhooks;
  faults: Faults;
  reset(): void;
}

export function newState({ keyId, keySecret, ...options }: FakeProviderOptions): FakeState {
  const webhooks = new Webhooks({
    url: options.webhookUrl ?? null,
    secret: options.webhookSecret,
    concurrency: options.webhookConcurrency ?? 4,
  });
  const book = new ProviderBook((name, entities) => webhooks.emit(name, entities));
  const [settlements, refundRequests, faults] = [
    new Settlements(book),
    new RefundRequests(book),
    new Faults(),
  ];
  return {
    keyId,
    keySecret,
    book,
    settlements,
    refundRequests,
    webhooks,
    faults,
    reset() {
      for (const part of [webhooks, refundRequests, settlements, faults, book]) part.clear();
      webhooks.setTarget({ secret: options.webhookSecret });
    },
  };
}
