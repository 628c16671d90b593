import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createMemoryStorage } from '../config/browser-storage.ts';
import { createSession } from './session.ts';

afterEach(() => vi.restoreAllMocks());

type Answer = () => Response | Promise<Response>;

/** Tabs of one browser share storage. */
function openTab(answer: Answer, deviceStorage = createMemoryStorage()) {
  const calls: { path: string; init: RequestInit }[] = [];
  const session = createSession({
    fetch: async (url, init = {}) => {
      calls.push({ path: url.replace('http://api.test', ''), init });
      return answer();
    },
    baseUrl: 'http://api.test',
    deviceStorage,
  });
  const ends: string[] = [];
  session.onEnd((reason) => ends.push(reason));
  return { session, deviceStorage, calls, ends };
}

const ok: Answer = () => Response.json({ data: 'fine' });
const unauthorised: Answer = () => new Response(null, { status: 401 });
const noNetwork: Answer = () => Promise.reject(new TypeError('failed to fetch'));

describe('a session', () => {
  it('is known by a user id that is no secret, and sends nothing of its own', async () => {
    const { session, deviceStorage, calls } = openTab(ok);
    expect(session.isSignedIn()).toBe(false);
    session.start('user-1');
    expect(session.isSignedIn()).toBe(true);
    await session.fetchAuthorised('/users/me');
    expect(calls).toEqual([{ path: '/users/me', init: {} }]);
    expect([deviceStorage.length, deviceStorage.getItem('userid')]).toEqual([1, 'user-1']);
  });

  it('takes the server’s word for who it is, but not after it ended', async () => {
    const { session, deviceStorage } = openTab(ok);
    session.start('user-1');
    session.rememberUser('user-2');
    expect(deviceStorage.getItem('userid')).toBe('user-2');
    await session.logout();
    session.rememberUser('user-2');
    expect(session.isSignedIn()).toBe(false);
  });

  it('ends once when the server refuses it, however many requests were under way', async () => {
    const { session, ends } = openTab(unauthorised);
    session.start('user-1');
    const answers = await Promise.all([1, 2, 3].map(() => session.fetchAuthorised('/users/me')));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(ends).toEqual(['expired']);
    expect(session.isSignedIn()).toBe(false);
  });

  it('says later too that it ended, until the next one starts', async () => {
    const { session } = openTab(unauthorised);
    expect(session.ended()).toBe(null);
    session.start('user-1');
    await session.fetchAuthorised('/users/me');
    expect(session.ended()).toBe('expired');
    session.start('user-1');
    expect(session.ended()).toBe(null);
  });

  it('is not ended by a wrong password, nor by a request of the user before', async () => {
    const waiting = Promise.withResolvers<Response>();
    const { session, ends } = openTab(() => waiting.promise);
    session.start('user-1');
    const late = session.fetchAuthorised('/users/me');
    const wrongPassword = session.fetchAnonymous('/qe_session/sign_in');
    session.start('user-2');
    waiting.resolve(new Response(null, { status: 401 }));
    await Promise.all([late, wrongPassword]);
    expect(ends).toEqual([]);
    expect(session.isSignedIn()).toBe(true);
  });

  it('survives a dropped signal, which is named; an abort stays an abort', async () => {
    const { session } = openTab(noNetwork);
    session.start('user-1');
    const failure = await session.fetchAuthorised('/users/me').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).code).toBe('NETWORK');
    expect(session.isSignedIn()).toBe(true);
    const signal = AbortSignal.abort();
    expect(await session.fetchAuthorised('/x', { signal }).catch((error: unknown) => error)).toBeInstanceOf(
      TypeError,
    );
  });
});

describe('logging out', () => {
  it('ends here at once and on the server, even while the page closes', async () => {
    const { session, calls, ends } = openTab(ok);
    session.start('user-1');
    const told = session.logout();
    expect([session.isSignedIn(), ends]).toEqual([false, ['logout']]);
    await told;
    expect(calls).toMatchObject([
      { path: '/qe_session/sign_out', init: { method: 'POST', keepalive: true } },
    ]);
  });

  it('without a network is finished later, and only once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { session, deviceStorage } = openTab(noNetwork);
    session.start('user-1');
    await session.logout();
    expect(warn).toHaveBeenCalledWith('Logout failed', 'no network');

    const later = openTab(ok, deviceStorage);
    await later.session.finishLogout();
    await later.session.finishLogout();
    expect(later.calls.map(({ path }) => path)).toEqual(['/qe_session/sign_out']);
  });

  it('by a changed password needs no word to the server', () => {
    const { session, calls, ends } = openTab(ok);
    session.start('user-1');
    session.endWithPassword();
    expect([session.isSignedIn(), ends, calls]).toEqual([false, ['password'], []]);
  });

  it('that never reached the server does not end the next session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { session, deviceStorage } = openTab(noNetwork);
    session.start('user-1');
    await session.logout();
    session.start('user-2');
    const later = openTab(ok, deviceStorage);
    await later.session.finishLogout();
    expect(later.calls).toEqual([]);
  });
});

describe('another tab', () => {
  const changed = { key: 'userid' };

  it.each(['logout', 'expired'] as const)('hears that the session ended: %s', async (reason) => {
    const first = openTab(reason === 'logout' ? ok : unauthorised);
    first.session.start('user-1');
    const second = openTab(ok, first.deviceStorage);
    await (reason === 'logout' ? first.session.logout() : first.session.fetchAuthorised('/users/me'));
    second.session.hearOtherTab({ key: 'other' });
    expect(second.ends).toEqual([]);
    second.session.hearOtherTab(changed);
    second.session.hearOtherTab(changed);
    expect(second.ends).toEqual([reason]);
    expect(second.session.ended()).toBe(reason);
  });

  it('hears that someone signed in, and that it was someone else', () => {
    const first = openTab(ok);
    const second = openTab(ok, first.deviceStorage);
    let starts = 0;
    const stop = second.session.onStartElsewhere(() => (starts += 1));
    first.session.start('user-1');
    second.session.hearOtherTab(changed);
    second.session.hearOtherTab(changed);
    first.session.start('user-2');
    second.session.hearOtherTab(changed);
    expect([starts, second.session.isSignedIn()]).toEqual([2, true]);
    stop();
    first.session.start('user-3');
    second.session.hearOtherTab(changed);
    expect(starts).toBe(2);
  });
});
