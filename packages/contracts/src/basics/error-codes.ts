/**
 * Every error code with its HTTP status. The list is closed: the web app has a text for each code, checked by
 * types. The first group is the engine's, the second is ours.
 */
export const errorStatuses = {
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
  INVALID_CREDENTIALS: 401,
  INVALID_OTP: 401,
  INVALID_PAYLOAD: 400,
  INVALID_QUERY: 400,
  INVALID_TOKEN: 403,
  RECORD_NOT_UNIQUE: 400,
  REQUESTS_EXCEEDED: 429,
  ROUTE_NOT_FOUND: 404,
  SERVICE_UNAVAILABLE: 503,
  TOKEN_EXPIRED: 401,
  USER_SUSPENDED: 401,

  EMAIL_ALREADY_VERIFIED: 409,
  EMAIL_NOT_VERIFIED: 403,
  FAMILY_MAILED_TODAY: 429,
  FOREIGN_REQUEST: 403,
  MAIL_LIMIT_REACHED: 429,
  MAIL_SWITCHED_OFF: 409,
  MARK_LIMIT_REACHED: 409,
  MEDIA_LINK_INVALID: 403,
  MEDIA_NOT_YOURS: 403,
  MEDIA_QUOTA_REACHED: 409,
  OTP_EXPIRED: 410,
  OTP_INCORRECT: 400,
  OTP_RESEND_TOO_SOON: 429,
  OTP_TRIES_EXCEEDED: 429,
  PHOTO_IN_PROGRESS: 429,
  PHOTO_NOT_AN_IMAGE: 415,
  PHOTO_NOT_OPENED: 422,
  PHOTO_QUEUE_FULL: 503,
  PHOTO_TOO_LARGE: 413,
  PROFILE_ACTION_REFUSED: 409,
  PROFILE_INCOMPLETE: 400,
  PROFILE_NOT_FOUND: 404,
  REVEAL_LIMIT_REACHED: 429,
  SEARCH_REFUSED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  SIGN_IN_REQUIRED: 401,
  VIDEO_NOT_A_VIDEO: 415,
  VIDEO_TOO_LARGE: 413,
} as const;

/** One code of the closed list. */
export type ErrorCode = keyof typeof errorStatuses;

/** Whether a received code is in the list. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatuses, code);
}
