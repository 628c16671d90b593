import { createError } from '@directus/errors';
import { type ErrorCode, type ErrorDetails, errorStatuses } from '@suchi/contracts/basics';

/** The details that a code requires, as rest arguments: one object, or nothing. */
export type DetailArguments<Code extends ErrorCode> =
  ErrorDetails<Code> extends undefined ? [] : [details: ErrorDetails<Code>];

/** An error of the closed list, in the form that the engine's error handler expects. */
export function codedError<Code extends ErrorCode>(code: Code, ...details: DetailArguments<Code>): Error {
  const CodedError = createError<object | undefined>(code, messages[code] ?? code, errorStatuses[code]);
  return new CodedError(details[0]);
}

// For developers. The web app chooses its own words by code.
const messages: Partial<Record<ErrorCode, string>> = {
  BULK_MAIL_NOT_FOUND: 'There is no such bulk mail.',
  BULK_MAIL_REFUSED: 'The bulk mail does not allow this now.',
  CLOSING_REFUSED: 'This is not possible with the request or the account now.',
  EMAIL_ALREADY_VERIFIED: 'The e-mail address is verified already.',
  EMAIL_NOT_VERIFIED: 'The e-mail address is not verified yet.',
  FAMILY_MAILED_TODAY: 'One mail a day to one family.',
  FORBIDDEN: 'You may not do this.',
  FOREIGN_REQUEST: 'The request was not made by one of our own pages.',
  INVALID_PAYLOAD: 'Some fields are missing or malformed.',
  INVALID_QUERY: 'The query is not one that this server answers.',
  LOOKUP_NOT_FOUND: 'There is no such value.',
  LOOKUP_REFUSED: 'The list does not allow this.',
  MAIL_LIMIT_REACHED: 'No more mails to members today.',
  MAIL_LINK_INVALID: 'The link is not one that we made, or it is too old.',
  MAIL_SWITCHED_OFF: 'The association has switched its mails off.',
  MARK_LIMIT_REACHED: 'No more favourites, notes or blocks of this kind.',
  MEDIA_LINK_INVALID: 'The address is not right, or has expired.',
  MEDIA_NOT_YOURS: 'A photo or video is not a file of this member.',
  MEDIA_QUOTA_REACHED: 'No more photos or videos for this account.',
  ORDER_REFUSED: 'This is not possible with this order now.',
  NEWS_NOT_FOUND: 'There is no such news post.',
  OTP_EXPIRED: 'The code has expired. Ask for a new one.',
  OTP_INCORRECT: 'OTP is Incorrect',
  OTP_RESEND_TOO_SOON: 'A code was sent a moment ago.',
  OTP_TRIES_EXCEEDED: 'Too many wrong codes. Ask for a new one.',
  PHOTO_IN_PROGRESS: 'Other photos of this account are still waiting.',
  PHOTO_NOT_AN_IMAGE: 'The bytes are not those of a photo.',
  PHOTO_NOT_OPENED: 'The photo could not be opened in time.',
  PHOTO_QUEUE_FULL: 'Too many photos are waiting.',
  PHOTO_TOO_LARGE: 'The photo has too many bytes or pixels.',
  PROFILE_ACTION_REFUSED: 'The profile does not allow this now.',
  PROFILE_CHANGED: 'The profile was changed since this form was read.',
  PROFILE_INCOMPLETE: 'The profile is not complete.',
  PROFILE_LIMIT_REACHED: 'No more profiles today.',
  PROFILE_NOT_FOUND: 'There is no such profile.',
  RECIPIENTS_CHANGED: 'The recipients are not as many as when the page was loaded.',
  RECORD_NOT_UNIQUE: 'There is such a record already.',
  REQUESTS_EXCEEDED: 'Too many requests. Wait a little.',
  REPORT_DECIDED: 'This report is decided already.',
  REPORT_FULL: 'No more additions to this report.',
  REVEALS_PAUSED: 'Too many numbers in a short time. Wait.',
  NUMBER_BY_CONSENT: 'The number opens when both families said yes.',
  REVEAL_LIMIT_REACHED: 'No more numbers today.',
  SECOND_FACTOR_REQUIRED: 'Staff need a second factor here. Set one up first.',
  SAVED_SEARCH_LIMIT_REACHED: 'No more saved searches.',
  SAVED_SEARCH_NAME_TAKEN: 'Another saved search has this name.',
  SAVED_SEARCH_NOT_FOUND: 'No such saved search.',
  SEARCH_REFUSED: 'The search is not open.',
  SERVICE_UNAVAILABLE: 'A part of the service does not answer.',
  SIGN_IN_REQUIRED: 'Sign in first.',
  STORAGE_UNAVAILABLE: 'The storage of files does not respond.',
  UNSUBSCRIBE_LINK_INVALID: 'The link is not one that we made.',
  VIDEO_NOT_A_VIDEO: 'The bytes are not those of a video.',
  VIDEO_TOO_LARGE: 'File size exceeds the maximum limit of 20MB.',
};
