import { type ErrorCode, readErrorDetails } from '@suchi/contracts/basics';

/** The contracts' closed list, and cases outside of it. `NOT_LOADED`: a part of the app itself is missing. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'NOT_LOADED' | 'UNKNOWN';

interface ApiErrorFacts {
  codes: readonly ApiErrorCode[];
  status: number;
  requestId: string | null;
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | null;
  /** Read it with `readErrorDetails`. */
  details: Readonly<Record<string, unknown>>;
}

/** The only error that our requests throw. Its texts are in the message catalogue, by code. */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly codes: readonly ApiErrorCode[];
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(facts: Partial<ApiErrorFacts> & Pick<ApiErrorFacts, 'codes'>) {
    super(facts.codes.join(', '));
    this.codes = facts.codes;
    this.code = facts.codes[0] ?? 'UNKNOWN';
    this.status = facts.status ?? 0;
    this.requestId = facts.requestId ?? null;
    this.fields = facts.fields ?? {};
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.details = facts.details ?? {};
  }
}

/** Never throws, whatever the body contains. */
export async function readApiError(response: Response): Promise<ApiError> {
  const wireErrors = await readWireErrors(response);
  // Not compared with the closed list, which is a kilobyte: a code without words is shown as UNKNOWN.
  const codes = wireErrors.map(({ code }) => (typeof code === 'string' ? (code as ErrorCode) : 'UNKNOWN'));
  return new ApiError({
    codes: codes.length > 0 ? [...new Set(codes)] : ['UNKNOWN'],
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    fields: Object.assign(
      {},
      ...wireErrors.map((error) => readErrorDetails('INVALID_PAYLOAD', error)?.fields),
    ),
    retryAfterSeconds:
      wireErrors
        .map((error) => readErrorDetails('REQUESTS_EXCEEDED', error)?.retry_after_seconds)
        .find((seconds) => seconds !== undefined) ?? null,
    details: Object.assign({}, ...wireErrors),
  });
}

async function readWireErrors(response: Response): Promise<Record<string, unknown>[]> {
  try {
    const body: unknown = await response.json();
    if (!isRecord(body) || !Array.isArray(body.errors)) return [];
    return body.errors.map((error: unknown) =>
      isRecord(error) && isRecord(error.extensions) ? error.extensions : {},
    );
  } catch {
    return [];
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
