import type { EventEntities, EventName } from './book.ts';
import { newKey, nowInSeconds } from './entities.ts';
import { found } from './provider-error.ts';
import { seededRandom } from './random.ts';
import { signWebhook } from './signatures.ts';

/** How events leave: once, never, when released, two or three times, or at a random place of the queue. */
export type DeliveryMode = 'normal' | 'none' | 'late' | 'twice' | 'thrice' | 'shuffled';

export interface Delivery {
  mode: DeliveryMode;
  /** For `shuffled`: the same seed gives the same order. */
  seed?: number;
  /** How often each event is sent; `twice` and `thrice` are short for 2 and 3. */
  copies?: number;
}

/** An event, its bytes, and what became of them. */
export interface ProviderEvent {
  id: string;
  event: EventName;
  orderId: string;
  paymentId: string;
  /** The bytes that were signed. */
  body: string;
  signature: string;
  createdAt: number;
  /** Held back by `late`. */
  isHeld: boolean;
  /** Copies that are queued or on their way. */
  waiting: number;
  /** The answers, in order; 0 for none in time. */
  answers: number[];
}

interface Send {
  event: ProviderEvent;
  body: string;
  signature: string;
  tries: number;
}

export interface WebhookOptions {
  url: string | null;
  secret: string;
  /** How many are sent at once. */
  concurrency: number;
}

const answerWithinMs = 5000;
const mostTries = 200;
const copiesOf: Partial<Record<DeliveryMode, number>> = { twice: 2, thrice: 3 };
/** Short, because tests wait for it; the real provider goes on for a day. */
const pauseMs = (tries: number) => Math.min(50 * 2 ** tries, 2000);

/** Signs events and sends them until they are accepted. */
export class Webhooks {
  readonly events: ProviderEvent[] = [];
  readonly #options: WebhookOptions;
  readonly #queue: Send[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #deliveries = new Map<string, Delivery>();
  #standard: Delivery = { mode: 'normal' };
  #random = seededRandom(1);
  #sending = 0;
  #stopped = new AbortController();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** For orders that have no mode of their own. */
  get mode(): DeliveryMode {
    return this.#standard.mode;
  }

  /** How many are queued or on their way, of one order or of all. */
  countWaiting(orderId: string | null): number {
    const ofOrder = this.events.filter((event) => orderId === null || event.orderId === orderId);
    return ofOrder.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  setTarget({ url, secret }: { url?: string | undefined; secret?: string | undefined }): void {
    if (url !== undefined) this.#options.url = url;
    if (secret !== undefined) this.#options.secret = secret;
    this.#pump();
  }

  setDelivery(delivery: Delivery, orderId?: string): void {
    if (delivery.seed !== undefined) this.#random = seededRandom(delivery.seed);
    if (orderId === undefined) this.#standard = delivery;
    else this.#deliveries.set(orderId, delivery);
  }

  emit(name: EventName, entities: EventEntities): void {
    const body = bodyOf(name, entities);
    const { payment } = entities;
    const event: ProviderEvent = {
      id: newKey(),
      event: name,
      orderId: payment.order_id,
      paymentId: payment.id,
      body,
      signature: signWebhook(body, this.#options.secret),
      createdAt: nowInSeconds(),
      isHeld: false,
      waiting: 0,
      answers: [],
    };
    this.events.push(event);
    const { mode, copies = copiesOf[mode] ?? 1 } = this.#deliveries.get(event.orderId) ?? this.#standard;
    if (mode === 'none') return;
    if (mode === 'late') event.isHeld = true;
    else this.#enqueue(event, copies, mode === 'shuffled');
  }

  /** Sends what `late` held back, in the order of the seed if there is one. Returns how many events. */
  release({ orderId, eventId, seed, copies = 1 }: ReleaseOptions = {}): number {
    if (seed !== undefined) this.#random = seededRandom(seed);
    const held = this.events.filter(
      (event) =>
        event.isHeld &&
        (orderId === undefined || event.orderId === orderId) &&
        (eventId === undefined || event.id === eventId),
    );
    for (const event of held) {
      event.isHeld = false;
      this.#enqueue(event, copies, seed !== undefined);
    }
    return held.length;
  }

  /** Sends an event once more, signed with the current secret or another one; `body` replaces the bytes only. */
  replay(eventId: string, { secret = this.#options.secret, body }: ReplayOptions = {}): void {
    const event = found(this.events.find(({ id }) => id === eventId));
    event.waiting += 1;
    this.#queue.push({
      event,
      body: body ?? event.body,
      signature: signWebhook(event.body, secret),
      tries: 0,
    });
    this.#pump();
  }

  /** Forgets all events and everything that was still to be sent. */
  clear(): void {
    this.#stopped.abort();
    this.#stopped = new AbortController();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.events.length = 0;
    this.#queue.length = 0;
    this.#deliveries.clear();
    this.#standard = { mode: 'normal' };
  }

  #enqueue(event: ProviderEvent, copies: number, isShuffled: boolean): void {
    for (let copy = 0; copy < copies; copy += 1) {
      event.waiting += 1;
      const at = isShuffled ? Math.floor(this.#random() * (this.#queue.length + 1)) : this.#queue.length;
      this.#queue.splice(at, 0, { event, body: event.body, signature: event.signature, tries: 0 });
    }
    this.#pump();
  }

  /** Starts after the current step, so that all events of one payment are in the queue first. */
  #pump(): void {
    this.#later(0, () => {
      while (this.#options.url !== null && this.#sending < this.#options.concurrency) {
        const send = this.#queue.shift();
        if (send === undefined) return;
        this.#sending += 1;
        void this.#send(send, this.#options.url, this.#stopped.signal).finally(() => {
          this.#sending -= 1;
          this.#pump();
        });
      }
    });
  }

  async #send(send: Send, url: string, stopped: AbortSignal): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': send.signature,
        'x-razorpay-event-id': send.event.id,
      },
      body: send.body,
      signal: AbortSignal.any([stopped, AbortSignal.timeout(answerWithinMs)]),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (stopped.aborted) return;
    send.event.answers.push(answer);
    send.tries += 1;
    if ((answer >= 200 && answer < 300) || send.tries >= mostTries) {
      send.event.waiting -= 1;
      return;
    }
    this.#later(pauseMs(send.tries), () => {
      this.#queue.push(send);
      this.#pump();
    });
  }

  #later(ms: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    this.#timers.add(timer);
  }
}

export interface ReleaseOptions {
  orderId?: string;
  eventId?: string;
  seed?: number;
  copies?: number;
}

export interface ReplayOptions {
  secret?: string;
  /** Other bytes under the signature of the original ones. */
  body?: string;
}

const unit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Written as the provider's PHP writes JSON, and with a line end. A server that parses the body and hashes its own
 * JSON text gets another signature, as it would in production.
 */
function bodyOf(name: EventName, { payment, order, refund }: EventEntities): string {
  const entities = { ...(refund && { refund }), payment, ...(order && { order }) };
  const event = {
    entity: 'event',
    account_id: 'acc_FakeProvider01',
    event: name,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([kind, entity]) => [kind, { entity }])),
    created_at: nowInSeconds(),
  };
  const text = JSON.stringify(event).replaceAll('/', '\\/');
  return `${text.replaceAll(/[\u0080-\uffff]/g, unit)}\n`;
}
