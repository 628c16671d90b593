import { useSyncExternalStore } from 'react';
import { api, connection, session } from '../api.ts';
import { createOutbox } from './create-outbox.ts';
import { createSendStore, type WaitingSend } from './send-store.ts';
import { deviceStorage } from '../../config/browser-storage.ts';

const sendTimeoutMs = 20_000;

/** The one of this app. */
export const outbox = createOutbox({
  store: createSendStore(deviceStorage, session.userId),
  isOnline: connection.isOnline,
  inTurn: createConcurrencyLimiter(),
  deliver: ({ method, path, body }) => {
    const options = { signal: AbortSignal.timeout(sendTimeoutMs) };
    return method === 'POST' ? api.post(path, body, options) : api.delete(path, options);
  },
});
window.addEventListener('storage', outbox.refresh);
session.onEnd(outbox.refresh);

export function useWaitingSends(): readonly WaitingSend[] {
  return useSyncExternalStore(outbox.subscribe, outbox.list);
}

/** Web Locks reach all tabs. Where a browser has none, at least this tab keeps the order. */
function createConcurrencyLimiter() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if ('locks' in navigator) return navigator.locks.request('suchi.outbox', work);
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
