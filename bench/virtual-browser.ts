// A browser of one person, as the server sees it: a session cookie, at most six connections that stay open, an address
// of its own, and files that are loaded once.
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer, Asked } from './acts.ts';

/** One request, for the report. */
export interface SentRequest {
  path: string;
  ms: number;
  /** Why it failed, or null. */
  failure: string | null;
}

export interface VirtualBrowser {
  ask<Data>(path: string, asked?: Asked): Promise<Answer<Data>>;
  /** Loads what is not loaded yet, all at once, as a browser does with the photos and scripts of a page. */
  load(paths: readonly string[]): Promise<void>;
  close(): void;
}

interface BrowserOptions {
  webUrl: string;
  /** What the proxy is told as its address. */
  address: string;
  cookie?: string;
  sent: (request: SentRequest) => void;
}

interface Outgoing {
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | undefined;
}

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** As browsers with HTTP/1.1. */
const connections = 6;
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

export function openVirtualBrowser({ webUrl, address, cookie, sent }: BrowserOptions): VirtualBrowser {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const loaded = new Set<string>();
  const cookies = openJar(cookie);

  /** Each request is noted, also one that failed. */
  async function send(path: string, { method, headers = {}, body }: Outgoing): Promise<RawAnswer> {
    const startedAt = performance.now();
    const named = `${method} ${withoutIds(path)}`;
    const note = (failure: string | null) =>
      sent({ path: named, ms: performance.now() - startedAt, failure });
    const own = {
      'user-agent': android,
      'x-forwarded-for': address,
      'accept-encoding': 'gzip, br',
      cookie: cookies.read(),
      ...(method !== 'GET' && { origin: webUrl }),
    };
    try {
      const answer = await sendOnce(agent, webUrl + path, { method, headers: { ...own, ...headers }, body });
      for (const line of answer.headers['set-cookie'] ?? []) cookies.keep(line);
      note(answer.status < 400 ? null : `${answer.status} ${codeOf(answer) ?? ''}`.trim());
      return answer;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      note(code ?? message);
      throw new Error(`${named}: ${code ?? message}`, { cause: error });
    }
  }

  return {
    async ask<Data>(path: string, { method, body, bytes }: Asked = {}): Promise<Answer<Data>> {
      const hasBody = body !== undefined || bytes !== undefined;
      const answer = await send(path, {
        method: method ?? (hasBody ? 'POST' : 'GET'),
        headers: hasBody ? { 'content-type': bytes ? 'image/jpeg' : 'application/json' } : {},
        body: bytes ?? (hasBody ? JSON.stringify(body) : undefined),
      });
      return { status: answer.status, code: codeOf(answer), data: readJson(answer).data as Data };
    },
    async load(paths) {
      const missing = [...new Set(paths)].filter((path) => !loaded.has(path));
      await Promise.all(
        missing.map(async (path) => {
          loaded.add(path);
          const { status } = await send(path, { method: 'GET' });
          if (status !== 200) throw new Error(`${withoutIds(path)}: ${status}`);
        }),
      );
    },
    close: () => agent.destroy(),
  };
}

/** Cookies by their names; one without a value is taken away. */
function openJar(first: string | undefined): { keep(line: string): void; read(): string } {
  const cookies = new Map<string, string>();
  const keep = (line: string) => {
    const pair = line.split(';', 1)[0] ?? '';
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  };
  if (first !== undefined) keep(first);
  return { keep, read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function sendOnce(agent: Agent, url: string, { method, headers = {}, body }: Outgoing): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    // One on a connection that was used before failed because the other side had closed it.
    outgoing.on('error', (error: Error & { code?: string }) =>
      reject(
        Object.assign(error, { code: `${error.code ?? ''}${outgoing.reusedSocket ? ' when reused' : ''}` }),
      ),
    );
    outgoing.end(body);
  });
}

interface Json {
  data?: unknown;
  errors?: { extensions?: { code?: string } }[];
}

function readJson({ headers, bytes }: RawAnswer): Json {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (!isJson || bytes.length === 0) return {};
  const encoding = headers['content-encoding'];
  const text =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return JSON.parse(text.toString()) as Json;
}

/** Null when nothing was refused. */
function codeOf(answer: RawAnswer): string | null {
  return answer.status < 400 ? null : (readJson(answer).errors?.[0]?.extensions?.code ?? null);
}

function withoutIds(path: string): string {
  return (path.split('?')[0] ?? '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/\/\d+$/, '/:id')
    .replace(/^\/static\/.*$/, '/static/…');
}
