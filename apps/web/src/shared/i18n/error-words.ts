import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { findMessages, requireMessages, type Translate, translatorFor } from './messages.ts';

/** Codes that need an operator, so a reference is shown. */
const needsReference: ReadonlySet<ApiErrorCode> = new Set([
  'UNKNOWN',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
]);

/** What happened, what to do next, and a reference where that helps. */
export function errorWords(error: unknown): string[] {
  const t = translatorFor('common');
  if (!(error instanceof ApiError)) return [wordsOf('UNKNOWN')];
  return [...new Set(error.codes.map(wordsOf)), ...waitWords(error, t), ...referenceWords(error, t)];
}

function findWords(code: ApiErrorCode): string | undefined {
  const known: Partial<Record<ApiErrorCode, string>> = {
    ...requireMessages('firstErrors'),
    // Loaded after the first screen.
    ...findMessages('errors'),
  };
  return Object.hasOwn(known, code) ? known[code] : undefined;
}

const wordsOf = (code: ApiErrorCode): string => findWords(code) ?? requireMessages('firstErrors').UNKNOWN;

function waitWords({ retryAfterSeconds }: ApiError, t: Translate<'common'>): string[] {
  if (retryAfterSeconds === null || retryAfterSeconds <= 0) return [];
  return retryAfterSeconds < 60
    ? [t('tryAgainIn.seconds', { count: Math.ceil(retryAfterSeconds) })]
    : [t('tryAgainIn.minutes', { count: Math.ceil(retryAfterSeconds / 60) })];
}

function referenceWords({ code, requestId }: ApiError, t: Translate<'common'>): string[] {
  const isUnclear = needsReference.has(code) || findWords(code) === undefined;
  return requestId !== null && isUnclear ? [t('errorReference', { reference: requestId })] : [];
}
