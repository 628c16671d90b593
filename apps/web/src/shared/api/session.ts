import type { BrowserStorage } from '../config/browser-storage.ts';
import { createListeners } from '../state/create-store.ts';
import { ApiError } from './api-error.ts';
import type { ByteRequest } from './send-bytes.ts';

export interface SessionOptions {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  baseUrl: string;
  /** Shared by all tabs. Contains only the user id, nothing secret. */
  deviceStorage: BrowserStorage;
}

/** `expired`: the server no longer accepts the session, for whatever reason. */
export type SessionEnd = 'logout' | 'password' | 'expired';

export interface Session {
  /** Whether someone signed in on this browser. Only the server can tell whether the session is still valid. */
  isSignedIn(): boolean;
  /** The user that this browser remembers. */
  userId: () => string | null;
  /** Why nobody is signed in any more. Null while someone is, or when nobody was since the page was opened. */
  ended(): SessionEnd | null;
  /** Call it after the server has set the cookie. */
  start: (userId: string) => void;
  /** The server's user may differ from the stored one. */
  rememberUser: (userId: string) => void;
  /** A 401 ends the session in all tabs. */
  fetchAuthorised: (path: string, init?: RequestInit) => Promise<Response>;
  /** As `fetchAuthorised`, for uploads: reports progress. */
  sendBytes: (path: string, request: ByteRequest) => Promise<Response>;
  /** For login, registration and forgotten password: a 401 means something else there. */
  fetchAnonymous: (path: string, init?: RequestInit) => Promise<Response>;
  /** Signs out here at once. The server is called now, or as soon as it can be reached. */
  logout(): Promise<void>;
  /** The server ended the session together with the old password. */
  endWithPassword(): void;
  /** Retries a logout that could not reach the server. */
  finishLogout(): Promise<void>;
  hearOtherTab: (change: { key: string | null }) => void;
  onEnd: (listener: (reason: SessionEnd) => void) => () => void;
  /** Perhaps as another user. */
  onStartElsewhere: (listener: () => void) => () => void;
}

const keys = { user: 'userid', ended: 'session_ended', logoutDue: 'logout_due' } as const;

/** The user of this browser. The session itself is a cookie that no script can read. */
export function createSession({ fetch, baseUrl, deviceStorage }: SessionOptions): Session {
  const ends = createListeners<SessionEnd>();
  const startsElsewhere = createListeners();
  const user = createRememberedUser(deviceStorage);
  const send = (path: string, init: RequestInit = {}) =>
    nameNetworkFailure(fetch(baseUrl + path, init), init.signal);
  const due = createDueLogout(deviceStorage, send);

  function end(reason: SessionEnd): void {
    user.forget(reason);
    ends.tell(reason);
  }

  async function authorise(request: () => Promise<Response>): Promise<Response> {
    // A request of an earlier user must not end the session of the next.
    const sentAs = user.shown();
    const response = await request();
    if (response.status === 401 && sentAs !== null && user.shown() === sentAs) end('expired');
    return response;
  }

  return {
    isSignedIn: () => user.remembered() !== null,
    userId: user.remembered,
    ended: user.ended,
    start: (userId) => {
      due.forget();
      user.remember(userId);
    },
    rememberUser: (userId) => {
      if (user.shown() !== null && user.shown() !== userId) user.remember(userId);
    },
    fetchAnonymous: send,
    fetchAuthorised: (path, init) => authorise(() => send(path, init)),
    sendBytes: (path, request) => authorise(() => sendBytes(baseUrl + path, request)),
    finishLogout: due.finish,
    endWithPassword: () => end('password'),
    logout: () => {
      due.note();
      end('logout');
      return due.finish();
    },
    hearOtherTab: ({ key }) => {
      if (key !== keys.user || !user.followOtherTab()) return;
      const ended = user.ended();
      if (ended === null) startsElsewhere.tell();
      else ends.tell(ended);
    },
    onEnd: ends.subscribe,
    onStartElsewhere: startsElsewhere.subscribe,
  };
}

/** The stored user, shared by all tabs, and the user that this tab shows. */
function createRememberedUser(storage: BrowserStorage) {
  const remembered = () => storage.getItem(keys.user);
  let shown = remembered();
  let ended: SessionEnd | null = null;
  return {
    remembered,
    shown: () => shown,
    ended: () => ended,
    remember: (userId: string) => {
      storage.setItem(keys.user, userId);
      shown = userId;
      ended = null;
    },
    forget: (reason: SessionEnd) => {
      storage.setItem(keys.ended, reason);
      storage.removeItem(keys.user);
      shown = null;
      ended = reason;
    },
    /** Returns whether another tab has changed the user. */
    followOtherTab: () => {
      const isChanged = remembered() !== shown;
      shown = remembered();
      if (shown !== null) ended = null;
      else if (isChanged) ended = storage.getItem(keys.ended) === 'logout' ? 'logout' : 'expired';
      return isChanged;
    },
  };
}

/** A logout that must reach the server, now or later. */
function createDueLogout(
  storage: BrowserStorage,
  send: (path: string, init: RequestInit) => Promise<Response>,
) {
  const forget = () => storage.removeItem(keys.logoutDue);
  return {
    forget,
    note: () => storage.setItem(keys.logoutDue, 'yes'),
    finish: async (): Promise<void> => {
      if (storage.getItem(keys.logoutDue) === null) return;
      const failure = await send('/qe_session/sign_out', { ...postJson({}), keepalive: true }).then(
        (response) => (response.ok ? null : response.status),
        () => 'no network',
      );
      if (failure === null) forget();
      else console.warn('Logout failed', failure);
    },
  };
}

function sendBytes(url: string, request: ByteRequest): Promise<Response> {
  // Only uploads need it, so only they load it.
  const sent = import('./send-bytes.ts').then((module) => module.sendBytes(url, request));
  return nameNetworkFailure(sent, request.signal);
}

/** A network failure becomes our error; an abort stays as it is. */
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

export function postJson(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
