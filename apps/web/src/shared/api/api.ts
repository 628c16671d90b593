import { env } from '../config/env.ts';
import { createApiClient } from './api-client.ts';
import { createSession } from './session.ts';

/** The session of this browser, as this tab sees it. */
export const session = createSession({
  // Read at call time, so that whoever wraps fetch later (tests, monitoring) is heard.
  fetch: (url, init) => globalThis.fetch(url, init),
  baseUrl: env.apiUrl,
  deviceStorage: localStorage,
});
window.addEventListener('storage', session.hearOtherTab);
window.addEventListener('online', () => void session.finishLogout());
void session.finishLogout();

/** Every request of the app goes through here. */
export const api = createApiClient(session);
