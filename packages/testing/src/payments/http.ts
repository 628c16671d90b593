import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { ProviderError } from './provider-error.ts';

export interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** What the groups of the route's pattern matched. */
  params: string[];
}

/** What a handler returns: JSON by default. */
export interface Reply {
  status: number;
  type: string;
  content: string;
  headers?: Record<string, string>;
}

export type Handler = (request: ProviderRequest) => Reply | Promise<Reply>;
export type Route = [method: 'GET' | 'POST', pattern: RegExp, handler: Handler];

export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  content: JSON.stringify(value),
});

export const html = (content: string): Reply => ({ status: 200, type: 'text/html; charset=utf-8', content });

function findRoute(routes: Route[], request: ProviderRequest): [Handler, string[]] | undefined {
  for (const [method, pattern, handler] of routes) {
    const match = method === request.method ? pattern.exec(request.path) : null;
    if (match) return [handler, match.slice(1)];
  }
  return undefined;
}

/** Runs a handler; a refusal becomes its answer. */
export async function answerOf(routes: Route[], request: ProviderRequest): Promise<Reply> {
  try {
    const route = findRoute(routes, request);
    if (!route) throw new ProviderError(400, 'The requested URL was not found on the server.');
    const [handler, params] = route;
    return await handler({ ...request, params });
  } catch (error) {
    if (error instanceof ProviderError) return json(error.body, error.status);
    throw error;
  }
}

export async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider');
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    params: [],
  };
}

export function send(response: ServerResponse, { status, type, content, headers = {} }: Reply): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(content);
}
