import { contractPath, type EndpointContract } from '@suchi/contracts';
import type * as z from 'zod/mini';
import { ApiError, readApiError } from './api-error.ts';
import { postJson, type Session } from './session.ts';

type Sender = (path: string, init?: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** Without a token, for people who are not signed in. */
  anonymous?: boolean;
  signal?: AbortSignal;
}

export interface ApiClient {
  get<Output>(path: string, output: Parser<Output>, options?: CallOptions): Promise<Output>;
  post(path: string, body: unknown, options?: CallOptions): Promise<unknown>;
  patch(path: string, body: unknown, options?: CallOptions): Promise<unknown>;
  /** One of our own endpoints, by its contract. */
  call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    contract: EndpointContract<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<z.output<Output>>;
}

/** Whatever can make a typed value of the `data` member: a schema, usually. */
export type Parser<Output> = Pick<z.ZodMiniType<Output>, 'safeParse'>;

/** Requests as features make them: JSON in, the parsed `data` member out, `ApiError` on anything else. */
export function createApiClient(session: Session): ApiClient {
  function senderFor(options: CallOptions): Sender {
    return options.anonymous ? session.fetchAnonymous : session.fetchAuthorised;
  }

  async function send(path: string, init: RequestInit, options: CallOptions): Promise<unknown> {
    const signal = options.signal ? { signal: options.signal } : {};
    const response = await senderFor(options)(path, { ...init, ...signal });
    if (!response.ok) throw await readApiError(response);
    return readData(response);
  }

  return {
    get: async (path, output, options = {}) => parseOrThrow(output, await send(path, {}, options)),
    post: (path, body, options = {}) => send(path, postJson(body), options),
    patch: (path, body, options = {}) => send(path, { ...postJson(body), method: 'PATCH' }, options),
    call: async (contract, input, options = {}) => {
      const init = contract.method === 'GET' ? {} : postJson(input);
      const data = await send(contractPath(contract), init, options);
      return parseOrThrow(contract.output as Parser<never>, data);
    },
  };
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
