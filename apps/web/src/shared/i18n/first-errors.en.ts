import type { ApiErrorCode } from '../api/api-error.ts';

/** Errors that can happen before the words for all of them have loaded. */
export const firstErrors = {
  EMAIL_NOT_VERIFIED: 'Please verify your e-mail first. We send you a code.',
  FORBIDDEN:
    "You don't have permission to do this. If you think you should, please write to the association.",
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again in a minute.',
  INVALID_CREDENTIALS: 'The e-mail or the password is not right. Check both and try again.',
  INVALID_PAYLOAD: 'Something in the form is not right yet. Please look at the marked fields.',
  NETWORK: 'No connection. Check your signal and try again. Nothing you typed is lost.',
  NOT_LOADED: 'A part of this page did not load. Try again to load the whole page.',
  RECORD_NOT_UNIQUE: 'User already registered. Please login',
  REQUESTS_EXCEEDED: 'Too many tries. Please wait a few minutes and try again.',
  SERVICE_UNAVAILABLE: 'The service is busy at the moment. Please try again in a minute.',
  UNKNOWN: 'Something went wrong. Please try again in a minute.',
  USER_SUSPENDED: 'This account is switched off. Please write to the association.',
} as const satisfies Partial<Record<ApiErrorCode, string>>;
