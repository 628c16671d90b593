import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { type Translate, translatorFor } from './messages.ts';

/** Codes that need an operator, so a reference is shown. */
const needsReference: ReadonlySet<ApiErrorCode> = new Set([
  'UNKNOWN',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
]);

/** What happened, what to do next, and a reference where that helps. */
export function errorWords(error: unknown): string[] {
  const t = translatorFor('common');
  if (!(error instanceof ApiError)) return [t('errors.UNKNOWN')];
  return [
    ...error.codes.map((code) => t(`errors.${code}`)),
    ...waitWords(error, t),
    ...referenceWords(error, t),
  ];
}

function waitWords({ retryAfterSeconds }: ApiError, t: Translate<'common'>): string[] {
  if (retryAfterSeconds === null || retryAfterSeconds <= 0) return [];
  return retryAfterSeconds < 60
    ? [t('tryAgainIn.seconds', { count: Math.ceil(retryAfterSeconds) })]
    : [t('tryAgainIn.minutes', { count: Math.ceil(retryAfterSeconds / 60) })];
}

function referenceWords({ code, requestId }: ApiError, t: Translate<'common'>): string[] {
  return requestId !== null && needsReference.has(code)
    ? [t('errorReference', { reference: requestId })]
    : [];
}
