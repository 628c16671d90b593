import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../test/server.ts';
import { api } from './api.ts';

const photo = new Blob(['0123456789'], { type: 'image/jpeg' });
const url = 'http://api.test/qe_media/photo';

interface Seen {
  authorization: string | null;
  type: string | null;
  text: string;
}

/** A server that knows one good token, and counts what it is asked. */
function arrange({ goodToken }: { goodToken: string }) {
  const seen: Seen[] = [];
  let refreshes = 0;
  server.use(
    http.post(url, async ({ request }) => {
      const authorization = request.headers.get('authorization');
      seen.push({
        authorization,
        type: request.headers.get('content-type'),
        text: await request.text(),
      });
      return authorization === `Bearer ${goodToken}`
        ? HttpResponse.json({ data: 'taken' })
        : new HttpResponse(null, { status: 401 });
    }),
    http.post('http://api.test/auth/refresh', () => {
      refreshes += 1;
      return HttpResponse.json({
        data: { access_token: 'access-2', refresh_token: 'refresh-2', expires: 900_000 },
      });
    }),
  );
  return { seen, refreshes: () => refreshes };
}

beforeEach(() => {
  sessionStorage.setItem('access_token', 'access-1');
  sessionStorage.setItem('refresh_token', 'refresh-1');
});

describe('bytes', () => {
  it('go out as they are, with their type and the token in a header', async () => {
    const { seen } = arrange({ goodToken: 'access-1' });
    expect(await api.postBytes('/qe_media/photo', photo, z.string())).toBe('taken');
    expect(seen).toEqual([{ authorization: 'Bearer access-1', type: 'image/jpeg', text: '0123456789' }]);
  });

  it('tell how many of them are sent', async () => {
    arrange({ goodToken: 'access-1' });
    const sent: number[] = [];
    await api.postBytes('/qe_media/photo', photo, z.string(), { onProgress: (bytes) => sent.push(bytes) });
    expect(sent.at(-1)).toBe(10);
  });

  it('are sent again after one refresh, however many uploads were refused at once', async () => {
    const { seen, refreshes } = arrange({ goodToken: 'access-2' });
    const uploads = [1, 2, 3].map(() => api.postBytes('/qe_media/photo', photo, z.string()));
    expect(await Promise.all(uploads)).toEqual(['taken', 'taken', 'taken']);
    expect(refreshes()).toBe(1);
    expect(seen).toHaveLength(6);
    expect(seen.at(-1)?.text).toBe('0123456789');
  });

  it('end as our error when the network or the server says no', async () => {
    server.use(http.post(url, () => HttpResponse.error()));
    await expect(api.postBytes('/qe_media/photo', photo, z.string())).rejects.toMatchObject({
      code: 'NETWORK',
    });
    server.use(
      http.post(url, () =>
        HttpResponse.json({ errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }] }, { status: 400 }),
      ),
    );
    await expect(api.postBytes('/qe_media/photo', photo, z.string())).rejects.toMatchObject({
      code: 'INVALID_PAYLOAD',
      status: 400,
    });
  });

  it('stop when they are told to', async () => {
    const stop = new AbortController();
    server.use(http.post(url, () => new Promise<never>(() => stop.abort())));
    const upload = api.postBytes('/qe_media/photo', photo, z.string(), { signal: stop.signal });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    const late = api.postBytes('/qe_media/photo', photo, z.string(), { signal: stop.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });
});
