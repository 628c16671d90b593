import { sessionTokens, type SessionTokens } from '@suchi/contracts/accounts';
import { ApiError } from './api-error.ts';
import type { ByteRequest } from './send-bytes.ts';

/** The part of the browser's storage that a session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionOptions {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  baseUrl: string;
  /** Dies with the tab: holds the tokens. */
  tabStorage: KeyValueStorage;
  /** Stays on the device: holds the user id, nothing secret. */
  deviceStorage: KeyValueStorage;
}

/** Why a session ended: the person asked for it, or the server no longer knows it. */
export type SessionEnd = 'logout' | 'expired';

export interface Session {
  isSignedIn(): boolean;
  start: (tokens: SessionTokens, userId?: string) => void;
  rememberUser: (userId: string) => void;
  /** With the bearer token; a 401 is answered by one refresh and one retry. */
  fetchAuthorised: (path: string, init?: RequestInit) => Promise<Response>;
  /** As `fetchAuthorised`, for uploads: tells how far it got. */
  sendBytes: (path: string, request: ByteRequest) => Promise<Response>;
  /** Without any token: login, registration, forgotten password. */
  fetchAnonymous: (path: string, init?: RequestInit) => Promise<Response>;
  /** Signs out here whatever the server says. */
  logout(): Promise<void>;
  onEnd: (listener: (reason: SessionEnd) => void) => () => void;
}

const keys = { access: 'access_token', refresh: 'refresh_token', user: 'userid' } as const;

/** The tokens of one browser tab, and the only code that sends, renews or forgets them. */
export function createSession(options: SessionOptions): Session {
  const tokens = createTokenStore(options);
  const send = createSender(options);
  const endListeners = new Set<(reason: SessionEnd) => void>();

  function end(reason: SessionEnd): void {
    tokens.clear();
    for (const listener of endListeners) listener(reason);
  }
  const refresh = createRefresher(tokens, send, () => end('expired'));

  async function authorise(attempt: (accessToken: string | null) => Promise<Response>): Promise<Response> {
    const sentToken = tokens.access();
    const response = await attempt(sentToken);
    if (response.status !== 401 || sentToken === null) return response;
    // Another request may have renewed the token since this one left.
    if (tokens.access() === sentToken) await refresh();
    const freshToken = tokens.access();
    return freshToken === null ? response : attempt(freshToken);
  }

  return {
    isSignedIn: () => tokens.access() !== null,
    start: tokens.store,
    rememberUser: tokens.storeUser,
    fetchAnonymous: (path, init = {}) => send(path, init, null),
    fetchAuthorised: (path, init = {}) => authorise((token) => send(path, init, token)),
    sendBytes: (path, request) => authorise((token) => sendBytesAs(token, options.baseUrl + path, request)),

    async logout() {
      const refreshToken = tokens.refresh();
      end('logout');
      if (refreshToken === null) return;
      const failure = await send('/auth/logout', postJson({ refresh_token: refreshToken }), null).then(
        (response) => (response.ok ? null : response.status),
        () => 'no network',
      );
      if (failure !== null) console.warn('Logout failed', failure);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

type TokenStore = ReturnType<typeof createTokenStore>;
type Send = ReturnType<typeof createSender>;

function createTokenStore({ tabStorage, deviceStorage }: SessionOptions) {
  const storeUser = (userId: string) => deviceStorage.setItem(keys.user, userId);
  return {
    access: () => tabStorage.getItem(keys.access),
    refresh: () => tabStorage.getItem(keys.refresh),
    storeUser,
    store: (tokens: SessionTokens, userId?: string) => {
      tabStorage.setItem(keys.access, tokens.access_token);
      tabStorage.setItem(keys.refresh, tokens.refresh_token);
      if (userId !== undefined) storeUser(userId);
    },
    clear: () => {
      tabStorage.removeItem(keys.access);
      tabStorage.removeItem(keys.refresh);
      deviceStorage.removeItem(keys.user);
    },
  };
}

/** One request over the wire; a network that fails becomes our error, an abort stays what it is. */
function createSender({ fetch, baseUrl }: SessionOptions) {
  return async (path: string, init: RequestInit, accessToken: string | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (accessToken !== null) headers.set('authorization', `Bearer ${accessToken}`);
    return nameNetworkFailure(fetch(`${baseUrl}${path}`, { ...init, headers }), init.signal);
  };
}

function sendBytesAs(accessToken: string | null, url: string, request: ByteRequest): Promise<Response> {
  const headers = { ...request.headers };
  if (accessToken !== null) headers.authorization = `Bearer ${accessToken}`;
  // Only uploads need it, so only they fetch it.
  const sent = import('./send-bytes.ts').then(({ sendBytes }) => sendBytes(url, { ...request, headers }));
  return nameNetworkFailure(sent, request.signal);
}

async function nameNetworkFailure(
  request: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  try {
    return await request;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ codes: ['NETWORK'] });
  }
}

/**
 * Renews the tokens; whoever asks while that is under way waits for the same answer. A network failure leaves as an
 * error and keeps the tokens: a dropped signal is no reason to sign out. Any other failure ends the session.
 */
function createRefresher(tokens: TokenStore, send: Send, onRefused: () => void): () => Promise<void> {
  let inFlight: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const usedToken = tokens.refresh();
    if (usedToken === null) return onRefused();
    const response = await send('/auth/refresh', postJson({ refresh_token: usedToken, mode: 'json' }), null);
    const renewed = response.ok ? await readTokens(response) : null;
    // Somebody logged out or in while we waited: their tokens win over ours.
    if (tokens.refresh() !== usedToken) return undefined;
    return renewed === null ? onRefused() : tokens.store(renewed);
  }

  return () => {
    inFlight ??= refresh().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

/** A JSON body with its header, ready for either kind of fetch. */
export function postJson(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readTokens(response: Response): Promise<SessionTokens | null> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = sessionTokens.safeParse((body as { data?: unknown } | null)?.data);
  return parsed.success ? parsed.data : null;
}
