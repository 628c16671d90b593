import type { ApiErrorCode } from '../../api/api-error.ts';

/** What happened and what to do next, for each code; a missing one does not compile. */
export const errors = {
  EMAIL_ALREADY_VERIFIED: 'This e-mail is already verified. You can go on to the home page.',
  EMAIL_NOT_VERIFIED: 'Please verify your e-mail first. We send you a code.',
  FORBIDDEN:
    "You don't have permission to do this. If you think you should, please write to the association.",
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again in a minute.',
  INVALID_CREDENTIALS: 'The e-mail or the password is not right. Check both and try again.',
  INVALID_PAYLOAD: 'Something in the form is not right yet. Please look at the marked fields.',
  INVALID_TOKEN: 'This link is no longer valid. Please ask for a new one.',
  NETWORK: 'We cannot reach the server. Check your connection and try again. Nothing you typed is lost.',
  OTP_EXPIRED: 'This code is older than ten minutes. Ask for a new code and enter that one.',
  OTP_INCORRECT: 'OTP is Incorrect',
  OTP_RESEND_TOO_SOON:
    'We have just sent you a code. Please look in your mail, or wait a little before asking again.',
  OTP_TRIES_EXCEEDED: 'That was one wrong code too many. Ask for a new code and enter that one.',
  PROFILE_ACTION_REFUSED:
    'The profile has changed in the meantime. Please load the page again and look where it stands.',
  PROFILE_INCOMPLETE:
    'Some fields of the profile are missing or not right. They are marked; nothing you typed is lost.',
  RECORD_NOT_UNIQUE: 'User already registered. Please login',
  REQUESTS_EXCEEDED: 'That was tried too often. Please wait a few minutes and try again.',
  ROUTE_NOT_FOUND: 'We could not find this. It may have been moved.',
  SERVICE_UNAVAILABLE: 'The service is busy at the moment. Please try again in a minute.',
  SIGN_IN_REQUIRED: 'Please log in to go on.',
  TOKEN_EXPIRED: 'You have been away for a while. Please log in again.',
  UNKNOWN: 'Something went wrong. Please try again in a minute.',
  USER_SUSPENDED: 'This account is switched off. Please write to the association.',
} as const satisfies Record<ApiErrorCode, string>;
