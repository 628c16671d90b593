import { createStore } from '../../state/create-store.ts';
import { ApiError } from '../api-error.ts';
import type { createSendStore, WaitingSend } from './send-store.ts';

export type NewSend = Omit<WaitingSend, 'key' | 'keptAtMs'> & { key?: string };
export type SendOutcome = { isSent: true; answer: unknown } | { isSent: false };

/** What happened to sends that had waited. */
export interface OutboxEvents {
  sent: WaitingSend[];
  refused: { send: WaitingSend; error: ApiError }[];
}

interface OutboxOptions {
  store: ReturnType<typeof createSendStore>;
  deliver: (send: WaitingSend) => Promise<unknown>;
  isOnline: () => boolean;
  /** Runs one piece of work at a time, in all tabs. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Sends changes in order and once, now or when the connection returns, also after the page was closed. */
export function createOutbox({ store, deliver, isOnline, inTurn }: OutboxOptions) {
  const handlers = new Set<(events: OutboxEvents) => Promise<void>>();
  const view = createView(store.read);
  let lastMs = 0;

  function keep(given: NewSend): WaitingSend {
    // Two sends of one millisecond keep their order.
    lastMs = Math.max(Date.now(), lastMs + 1);
    return { ...given, key: given.key ?? crypto.randomUUID(), keptAtMs: lastMs };
  }
  function removeSubject(subject: string): void {
    for (const send of store.read()) if (send.subject === subject) store.remove(send.key);
  }
  async function work(ownKey: string | null): Promise<SendOutcome> {
    const { own, events } = await deliverAll(store, deliver, ownKey);
    if (events.sent.length + events.refused.length > 0) {
      // They are shown as waiting until the pages have the server's data.
      await Promise.allSettled([...handlers].map((handle) => handle(events)));
    }
    view.refresh();
    if (own instanceof ApiError) throw own;
    return own === 'later' ? { isSent: false } : { isSent: true, answer: own.answer };
  }

  return {
    /** Resolves when the server has it or it waits; throws the server's refusal. */
    send: async (given: NewSend): Promise<SendOutcome> => {
      const send = keep(given);
      removeSubject(send.subject);
      if (!store.add(send)) return { isSent: true, answer: await deliver(send) };
      if (isOnline()) return inTurn(() => work(send.key));
      view.refresh();
      return { isSent: false };
    },
    /** Removes what waits about a subject, after a send that is under way. */
    withdraw: (subject: string): Promise<void> =>
      inTurn(async () => {
        removeSubject(subject);
        view.refresh();
      }),
    flush: async (): Promise<void> => {
      if (isOnline() && store.read().length > 0) await inTurn(() => work(null));
      view.refresh();
    },
    find: (subject: string): WaitingSend | null =>
      store.read().find((send) => send.subject === subject) ?? null,
    onEvents: (handler: (events: OutboxEvents) => Promise<void>): (() => void) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    ...view,
  };
}

/** What waits, in the shape that React subscribes to. */
function createView(read: () => WaitingSend[]) {
  const shown = createStore<readonly WaitingSend[]>([]);
  function refresh(): void {
    const sends = read();
    if (JSON.stringify(sends) !== JSON.stringify(shown.read())) shown.set(sends);
  }
  return {
    /** The same array until something changes. */
    list: shown.read,
    subscribe: (listener: () => void): (() => void) => {
      const leave = shown.subscribe(listener);
      refresh();
      return leave;
    },
    /** After another tab or another account. */
    refresh,
  };
}

type Delivery = 'later' | ApiError | { answer: unknown };

/** Sends what waits, until the network fails. The outcome of the caller's own send is no news for others. */
async function deliverAll(
  store: OutboxOptions['store'],
  deliver: OutboxOptions['deliver'],
  ownKey: string | null,
): Promise<{ own: Delivery; events: OutboxEvents }> {
  const events: OutboxEvents = { sent: [], refused: [] };
  let own: Delivery = 'later';
  for (const send of store.read()) {
    const delivery = await tryToDeliver(send, deliver);
    if (delivery === 'later') break;
    store.remove(send.key);
    if (send.key === ownKey) own = delivery;
    else if (delivery instanceof ApiError) events.refused.push({ send, error: delivery });
    else events.sent.push(send);
  }
  return { own, events };
}

async function tryToDeliver(
  send: WaitingSend,
  deliver: (send: WaitingSend) => Promise<unknown>,
): Promise<Delivery> {
  try {
    return { answer: await deliver(send) };
  } catch (error) {
    if (!(error instanceof ApiError)) return 'later';
    if (send.doneBy.includes(error.code)) return { answer: null };
    const isRefusal = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
    return isRefusal ? error : 'later';
  }
}
