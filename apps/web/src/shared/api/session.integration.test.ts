import {
  askApi,
  buildRegistration,
  expireToken,
  startTestInstallation,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type KeyValueStorage, type Session } from './session.ts';

// The browser's session module against the real server, the real tokens and a real 401.
let server: TestInstallation;
beforeAll(async () => {
  server = await startTestInstallation({ name: 'web_session', workers: 0 });
});
afterAll(() => server.stop());

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

async function signedIn(): Promise<{ session: Session; tabStorage: KeyValueStorage; paths: string[] }> {
  const { data } = await askApi<{ access_token: string; refresh_token: string }>(
    server.api.url,
    '/qe_auth/register',
    {
      body: buildRegistration(),
    },
  );
  const paths: string[] = [];
  const tabStorage = memoryStorage();
  const session = createSession({
    fetch: (url, init) => {
      paths.push(new URL(url).pathname);
      return fetch(url, init);
    },
    baseUrl: server.api.url,
    tabStorage,
    deviceStorage: memoryStorage(),
  });
  session.start({ ...data, access_token: expireToken(data.access_token) });
  return { session, tabStorage, paths };
}

const askTenTimes = (session: Session) =>
  Promise.all(Array.from({ length: 10 }, () => session.fetchAuthorised('/users/me?fields=id')));

describe('a session whose access token ran out', () => {
  it('is refused by the server', async () => {
    const { tabStorage } = await signedIn();
    const token = tabStorage.getItem('access_token') ?? '';
    expect(await askApi(server.api.url, '/users/me', { token })).toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
    });
  });

  it('ten parallel 401s cause exactly one refresh, and all ten succeed', async () => {
    const { session, paths } = await signedIn();
    const answers = await askTenTimes(session);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(paths.filter((path) => path === '/auth/refresh')).toHaveLength(1);
    expect(paths.filter((path) => path === '/users/me')).toHaveLength(20);
  });

  it('ends, once, when the server no longer knows it', async () => {
    const { session, tabStorage, paths } = await signedIn();
    await askApi(server.api.url, '/auth/logout', {
      body: { refresh_token: tabStorage.getItem('refresh_token') },
    });
    const ends: string[] = [];
    session.onEnd((reason) => ends.push(reason));
    const answers = await askTenTimes(session);
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    expect(paths.filter((path) => path === '/auth/refresh')).toHaveLength(1);
    expect(ends).toEqual(['expired']);
    expect(session.isSignedIn()).toBe(false);
  });
});
