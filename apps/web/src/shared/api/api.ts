import { deviceStorage } from '../config/browser-storage.ts';
import { env } from '../config/env.ts';
import { shownLanguage } from '../i18n/messages.ts';
import { createApiClient } from './api-client.ts';
import { createConnection, probeServer } from './connection.ts';
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts';
import { createSession } from './session.ts';

export const connection = createConnection({ probe: probeServer, isBrowserOnline: () => navigator.onLine });
window.addEventListener('offline', connection.hearOffline);
window.addEventListener('online', () => void connection.check());

export const session = createSession({
  // Read at call time, so that a later wrapper of fetch (tests, monitoring) is used.
  fetch: (url, init = {}) =>
    connection.watch(takeFirstAnswer(url, init) ?? globalThis.fetch(url, inShownLanguage(init))),
  baseUrl: env.apiUrl,
  deviceStorage,
});
/** The server answers with the words of lists in it. */
function inShownLanguage(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('accept-language', shownLanguage.read());
  return { ...init, headers };
}
window.addEventListener('storage', session.hearOtherTab);
session.onEnd(forgetFirstAnswers);
session.onStartElsewhere(forgetFirstAnswers);
connection.subscribe(() => {
  if (connection.isOnline()) void session.finishLogout();
});
void session.finishLogout();

/** Every request of the app uses this. */
export const api = createApiClient(session);
