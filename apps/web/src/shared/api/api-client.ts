import { contractPath, type EndpointContract } from '@suchi/contracts/basics';
import type * as z from 'zod/mini';
import { loadMessages } from '../i18n/messages.ts';
import { ApiError, readApiError } from './api-error.ts';
import { postJson, type Session } from './session.ts';

type Sender = (path: string, init?: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** For visitors: a 401 is about the input. */
  anonymous?: boolean;
  signal?: AbortSignal;
  /** Completes even if the page is closed. */
  keepalive?: boolean;
}

interface UploadOptions {
  onProgress?: (sentBytes: number) => void;
  signal?: AbortSignal;
}

export interface ApiClient {
  get<Output>(path: string, output: Parser<Output>, options?: CallOptions): Promise<Output>;
  post(path: string, body: unknown, options?: CallOptions): Promise<unknown>;
  patch(path: string, body: unknown, options?: CallOptions): Promise<unknown>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
  postBytes<Output>(
    path: string,
    bytes: Blob,
    output: Parser<Output>,
    options?: UploadOptions,
  ): Promise<Output>;
  call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    contract: EndpointContract<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<z.output<Output>>;
}

export type Parser<Output> = Pick<z.ZodMiniType<Output>, 'safeParse'>;

/** Sends JSON, returns the parsed `data` member, and throws `ApiError` for anything else. */
export function createApiClient(session: Session): ApiClient {
  function senderFor(options: CallOptions): Sender {
    return options.anonymous ? session.fetchAnonymous : session.fetchAuthorised;
  }

  async function send(path: string, init: RequestInit, options: CallOptions): Promise<unknown> {
    const { signal, keepalive } = options;
    const extras = { ...(signal && { signal }), ...(keepalive && { keepalive }) };
    const response = await senderFor(options)(path, { ...init, ...extras });
    if (!response.ok) throw await readRefusal(response);
    return readData(response);
  }

  return {
    get: async (path, output, options = {}) => parseOrThrow(output, await send(path, {}, options)),
    post: (path, body, options = {}) => send(path, postJson(body), options),
    patch: (path, body, options = {}) => send(path, { ...postJson(body), method: 'PATCH' }, options),
    delete: (path, options = {}) => send(path, { method: 'DELETE' }, options),
    postBytes: async (path, bytes, output, options = {}) => {
      const headers = { 'content-type': bytes.type };
      const response = await session.sendBytes(path, { ...options, method: 'POST', headers, body: bytes });
      if (!response.ok) throw await readRefusal(response);
      return parseOrThrow(output, await readData(response));
    },
    call: async (contract, input, options = {}) => {
      const isRead = contract.method === 'GET';
      const path = contractPath(contract) + (isRead ? queryOf(input) : '');
      const data = await send(path, isRead ? {} : postJson(input), options);
      return parseOrThrow(contract.output as Parser<never>, data);
    },
  };
}

function queryOf(input: unknown): string {
  const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** Most visits need no words for errors, so they come with the first one. */
async function readRefusal(response: Response): Promise<ApiError> {
  const [error] = await Promise.all([readApiError(response), loadMessages(['errors']).catch(() => {})]);
  return error;
}

async function readData(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return (JSON.parse(text) as { data?: unknown }).data ?? null;
  } catch {
    throw unreadable(response);
  }
}

function parseOrThrow<Output>(output: Parser<Output>, data: unknown): Output {
  const parsed = output.safeParse(data);
  if (!parsed.success) throw new ApiError({ codes: ['UNKNOWN'] });
  return parsed.data;
}

function unreadable(response: Response): ApiError {
  return new ApiError({
    codes: ['UNKNOWN'],
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  });
}
