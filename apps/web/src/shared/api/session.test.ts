import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSession, type KeyValueStorage, type Session } from './session.ts';

type Answer = () => Response | Promise<Response>;

function memoryStorage(): KeyValueStorage & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

/** A session over a server that knows one good access token and hands out the next one on refresh. */
function arrange(answers: { refresh?: Answer; logout?: Answer } = {}) {
  const tabStorage = memoryStorage();
  const deviceStorage = memoryStorage();
  const calls: { path: string; authorization: string | null; body: unknown }[] = [];
  let goodToken = 'access-1';
  const refreshed: Answer = () => {
    goodToken = 'access-2';
    return Response.json({
      data: { access_token: 'access-2', refresh_token: 'refresh-2', expires: 900_000 },
    });
  };
  const fetch = async (url: string, init: RequestInit = {}) => {
    const path = url.replace('http://api.test', '');
    const authorization = new Headers(init.headers).get('authorization');
    calls.push({ path, authorization, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    if (path === '/auth/refresh') return (answers.refresh ?? refreshed)();
    if (path === '/auth/logout') return (answers.logout ?? (() => new Response(null, { status: 204 })))();
    return authorization === `Bearer ${goodToken}`
      ? Response.json({ data: path })
      : new Response(null, { status: 401 });
  };
  const session = createSession({ fetch, baseUrl: 'http://api.test', tabStorage, deviceStorage });
  const ends: string[] = [];
  session.onEnd((reason) => ends.push(reason));
  return {
    session,
    tabStorage,
    deviceStorage,
    calls,
    ends,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    expireAccess: () => (goodToken = 'access-2'),
  };
}

function signIn(session: Session) {
  session.start({ access_token: 'access-1', refresh_token: 'refresh-1' }, 'user-1');
}

function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a session', () => {
  it('keeps the tokens in the tab and only the user id on the device', () => {
    const { session, tabStorage, deviceStorage } = arrange();
    signIn(session);
    expect(Object.fromEntries(tabStorage.all)).toEqual({
      access_token: 'access-1',
      refresh_token: 'refresh-1',
    });
    expect(Object.fromEntries(deviceStorage.all)).toEqual({ userid: 'user-1' });
    expect(session.isSignedIn()).toBe(true);
  });

  it('sends the bearer token, and none with an anonymous request', async () => {
    const { session, calls } = arrange();
    signIn(session);
    await session.fetchAuthorised('/users/me');
    await session.fetchAnonymous('/auth/password/request');
    expect(calls.map((call) => call.authorization)).toEqual(['Bearer access-1', null]);
  });

  it('answers a 401 with one refresh and one retry', async () => {
    const { session, calls, callsTo, expireAccess, tabStorage } = arrange();
    signIn(session);
    expireAccess();
    const response = await session.fetchAuthorised('/users/me');
    expect(response.status).toBe(200);
    expect(calls.map((call) => call.path)).toEqual(['/users/me', '/auth/refresh', '/users/me']);
    expect(callsTo('/auth/refresh')[0]?.body).toEqual({ refresh_token: 'refresh-1', mode: 'json' });
    expect(tabStorage.getItem('refresh_token')).toBe('refresh-2');
  });

  it('refreshes once when ten requests fail at once, and all of them succeed', async () => {
    const { session, callsTo, expireAccess } = arrange();
    signIn(session);
    expireAccess();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => session.fetchAuthorised('/users/me')),
    );
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
    expect(callsTo('/auth/refresh')).toHaveLength(1);
    expect(callsTo('/users/me')).toHaveLength(20);
  });

  it('retries without a refresh when the token was renewed while the request was away', async () => {
    const tabStorage = memoryStorage();
    const slow = Promise.withResolvers<Response>();
    const paths: string[] = [];
    const session = createSession({
      fetch: (url, init) => {
        paths.push(url);
        const isOld = new Headers(init?.headers).get('authorization') === 'Bearer access-1';
        return isOld ? slow.promise : Promise.resolve(new Response('{}'));
      },
      baseUrl: '',
      tabStorage,
      deviceStorage: memoryStorage(),
    });
    signIn(session);
    const answer = session.fetchAuthorised('/slow');
    session.start({ access_token: 'access-2', refresh_token: 'refresh-2' });
    slow.resolve(new Response(null, { status: 401 }));
    expect((await answer).status).toBe(200);
    expect(paths).toEqual(['/slow', '/slow']);
  });

  it('does not try a third time when the new token is refused too', async () => {
    const { session, calls } = arrange({
      refresh: () => Response.json({ data: { access_token: 'still-bad', refresh_token: 'refresh-2' } }),
    });
    signIn(session);
    session.start({ access_token: 'bad', refresh_token: 'refresh-1' });
    expect((await session.fetchAuthorised('/users/me')).status).toBe(401);
    expect(calls).toHaveLength(3);
  });

  it.each<[string, Answer]>([
    ['a 401', () => new Response(null, { status: 401 })],
    ['a server error', () => new Response(null, { status: 500 })],
    ['an answer without tokens', () => Response.json({ data: {} })],
    ['an answer that is no JSON', () => new Response('<html>')],
  ])('ends when the refresh is answered with %s', async (_case, refresh) => {
    const { session, expireAccess, tabStorage, deviceStorage, ends } = arrange({ refresh });
    signIn(session);
    expireAccess();
    const response = await session.fetchAuthorised('/users/me');
    expect(response.status).toBe(401);
    expect(tabStorage.all.size + deviceStorage.all.size).toBe(0);
    expect(ends).toEqual(['expired']);
    expect(session.isSignedIn()).toBe(false);
  });

  it('stays signed in when the network fails during the refresh', async () => {
    const { session, expireAccess, tabStorage, ends } = arrange({
      refresh: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    signIn(session);
    expireAccess();
    const errors = await Promise.all([
      failure(session.fetchAuthorised('/a')),
      failure(session.fetchAuthorised('/b')),
    ]);
    expect(errors.map((error) => error instanceof ApiError && error.code)).toEqual(['NETWORK', 'NETWORK']);
    expect(tabStorage.getItem('refresh_token')).toBe('refresh-1');
    expect(ends).toEqual([]);
  });

  it('does not bring a session back that was left during the refresh', async () => {
    const refresh = Promise.withResolvers<Response>();
    const { session, expireAccess, tabStorage, ends } = arrange({ refresh: () => refresh.promise });
    signIn(session);
    expireAccess();
    const pending = session.fetchAuthorised('/users/me');
    await vi.waitFor(() => expect(session.isSignedIn()).toBe(true));
    await session.logout();
    refresh.resolve(Response.json({ data: { access_token: 'access-2', refresh_token: 'refresh-2' } }));
    expect((await pending).status).toBe(401);
    expect(tabStorage.all.size).toBe(0);
    expect(ends).toEqual(['logout']);
  });

  it('passes an aborted request on as an abort', async () => {
    const abort = new DOMException('gone', 'AbortError');
    const session = createSession({
      fetch: () => Promise.reject(abort),
      baseUrl: '',
      tabStorage: memoryStorage(),
      deviceStorage: memoryStorage(),
    });
    expect(await failure(session.fetchAuthorised('/a', { signal: AbortSignal.abort() }))).toBe(abort);
  });
});

describe('logout', () => {
  it('tells the server which session is over', async () => {
    const { session, callsTo } = arrange();
    signIn(session);
    await session.logout();
    expect(callsTo('/auth/logout')[0]?.body).toEqual({ refresh_token: 'refresh-1' });
  });

  it.each<[string, Answer]>([
    ['refuses', () => new Response(null, { status: 500 })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('signs out here even when the server %s, without a word about the person', async (_case, logout) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { session, tabStorage, deviceStorage, ends } = arrange({ logout });
    signIn(session);
    await session.logout();
    expect(tabStorage.all.size + deviceStorage.all.size).toBe(0);
    expect(ends).toEqual(['logout']);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/refresh-1|user-1/);
    warn.mockRestore();
  });
});
