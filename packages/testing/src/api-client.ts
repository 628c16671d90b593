/** A response of the server, in a form that tests can check. */
export interface ApiAnswer<Data> {
  status: number;
  data: Data;
  /** The code of the first error, or null. */
  code: string | null;
  extensions: Record<string, unknown>;
  headers: Headers;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  token?: string;
  /** The client address, as the proxy would send it. */
  address?: string;
  /** Override the generated headers. */
  headers?: Record<string, string>;
}

interface RawAnswer<Data> {
  data?: Data;
  errors?: { extensions?: { code?: string } & Record<string, unknown> }[];
}

/** Sends one request the way a browser would, without throwing on a refusal. */
export async function askApi<Data = Record<string, unknown>>(
  baseUrl: string,
  path: string,
  { method, body, token, address, headers: extraHeaders }: ApiRequest = {},
): Promise<ApiAnswer<Data>> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (address !== undefined) headers['x-forwarded-for'] = address;
  const response = await fetch(baseUrl + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...extraHeaders },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // An endpoint can also answer with a file.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const raw = (isJson && text !== '' ? JSON.parse(text) : {}) as RawAnswer<Data>;
  const extensions = raw.errors?.[0]?.extensions ?? {};
  return {
    status: response.status,
    data: raw.data as Data,
    code: extensions.code ?? null,
    extensions,
    headers: response.headers,
  };
}
