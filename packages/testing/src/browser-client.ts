import { type ApiAnswer, type ApiRequest, askApi } from './api-client.ts';

/** A cookie set by the server. */
export interface SetCookie {
  value: string;
  /** In lower case, with their values: `max-age=60`, `httponly`. */
  attributes: string[];
}

/** A browser for session tests: it keeps cookies and sends the page's origin. */
export interface TestBrowser {
  ask<Data = Record<string, unknown>>(path: string, request?: ApiRequest): Promise<ApiAnswer<Data>>;
  cookies: Map<string, SetCookie>;
  /** Closes it: cookies without an age are deleted. */
  close(): void;
}

export interface TestBrowserOptions {
  baseUrl: string;
  /** The page's own origin, sent with every request that is not a read. */
  origin: string;
  userAgent?: string;
}

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

export function openBrowser({ baseUrl, origin, userAgent = android }: TestBrowserOptions): TestBrowser {
  const cookies = new Map<string, SetCookie>();

  function keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') cookies.delete(name);
      else cookies.set(name, { value, attributes: attributes.map((each) => each.toLowerCase()) });
    }
  }

  return {
    cookies,
    async ask<Data>(path: string, request: ApiRequest = {}) {
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const isRead = (request.method ?? (request.body === undefined ? 'GET' : 'POST')) === 'GET';
      const headers = {
        'user-agent': userAgent,
        ...(cookie === '' ? {} : { cookie }),
        ...(isRead ? {} : { origin }),
        ...request.headers,
      };
      const answer = await askApi<Data>(baseUrl, path, { ...request, headers });
      keep(answer.headers.getSetCookie());
      return answer;
    },
    close() {
      for (const [name, { attributes }] of cookies)
        if (!attributes.some((each) => each.startsWith('max-age='))) cookies.delete(name);
    },
  };
}
