import { env } from '../config/env.ts';
import { createApiClient } from './api-client.ts';
import { createSession } from './session.ts';

export const session = createSession({
  // Read at call time, so that a later wrapper of fetch (tests, monitoring) is used.
  fetch: (url, init) => globalThis.fetch(url, init),
  baseUrl: env.apiUrl,
  deviceStorage: localStorage,
});
window.addEventListener('storage', session.hearOtherTab);
window.addEventListener('online', () => void session.finishLogout());
void session.finishLogout();

/** Every request of the app uses this. */
export const api = createApiClient(session);
