import { env } from '../config/env.ts';
import { createApiClient } from './api-client.ts';
import { createSession } from './session.ts';

/** The session of this tab. */
export const session = createSession({
  // Read at call time, so that whoever wraps fetch later (tests, monitoring) is heard.
  fetch: (url, init) => globalThis.fetch(url, init),
  baseUrl: env.apiUrl,
  tabStorage: sessionStorage,
  deviceStorage: localStorage,
});

/** Every request of the app goes through here. */
export const api = createApiClient(session);
