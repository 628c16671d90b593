import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../test/server.ts';
import { api, session } from './api.ts';

const photo = new Blob(['0123456789'], { type: 'image/jpeg' });
const url = 'http://api.test/qe_media/photo';

interface Seen {
  type: string | null;
  text: string;
}

function arrange({ isSignedIn = true } = {}): Seen[] {
  const seen: Seen[] = [];
  server.use(
    http.post(url, async ({ request }) => {
      seen.push({ type: request.headers.get('content-type'), text: await request.text() });
      return isSignedIn ? HttpResponse.json({ data: 'taken' }) : new HttpResponse(null, { status: 401 });
    }),
  );
  return seen;
}

beforeEach(() => session.start('member-1'));

describe('bytes', () => {
  it('go out as they are, with their type', async () => {
    const seen = arrange();
    expect(await api.postBytes('/qe_media/photo', photo, z.string())).toBe('taken');
    expect(seen).toEqual([{ type: 'image/jpeg', text: '0123456789' }]);
  });

  it('report how many of them are sent', async () => {
    arrange();
    const sent: number[] = [];
    await api.postBytes('/qe_media/photo', photo, z.string(), { onProgress: (bytes) => sent.push(bytes) });
    expect(sent.at(-1)).toBe(10);
  });

  it('end the session once when it is over, however many uploads are refused', async () => {
    arrange({ isSignedIn: false });
    const ends: string[] = [];
    const stop = session.onEnd((reason) => ends.push(reason));
    const uploads = [1, 2, 3].map(() => api.postBytes('/qe_media/photo', photo, z.string()));
    const results = await Promise.allSettled(uploads);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(ends).toEqual(['expired']);
    stop();
  });

  it('end as our error when the network or the server fails', async () => {
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

  it('stop on abort', async () => {
    const stop = new AbortController();
    server.use(http.post(url, () => new Promise<never>(() => stop.abort())));
    const upload = api.postBytes('/qe_media/photo', photo, z.string(), { signal: stop.signal });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    const late = api.postBytes('/qe_media/photo', photo, z.string(), { signal: stop.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });
});
