import { ProviderBook } from './book.ts';
import { Faults } from './faults.ts';
import { RefundRequests } from './refund-requests.ts';
import { Settlements } from './settlements.ts';
import { Webhooks } from './webhooks.ts';

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
