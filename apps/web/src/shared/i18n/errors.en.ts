import type { ApiErrorCode } from '../api/api-error.ts';

/** A missing code does not compile. */
export const errors = {
  EMAIL_ALREADY_VERIFIED: 'This e-mail is already verified. You can go on to the home page.',
  EMAIL_NOT_VERIFIED: 'Please verify your e-mail first. We send you a code.',
  FAMILY_MAILED_TODAY:
    'You have written to this family today, and they know how to answer you. You can write again tomorrow.',
  FORBIDDEN:
    "You don't have permission to do this. If you think you should, please write to the association.",
  FOREIGN_REQUEST:
    'This did not come from one of our own pages. Please open the page again here and try once more.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again in a minute.',
  INVALID_CREDENTIALS: 'The e-mail or the password is not right. Check both and try again.',
  INVALID_OTP: 'Please enter the six digits that your authenticator app shows now.',
  INVALID_PAYLOAD: 'Something in the form is not right yet. Please look at the marked fields.',
  INVALID_QUERY: 'This page asked the server for something it does not know. Please load the page again.',
  INVALID_TOKEN: 'This link is no longer valid. Please ask for a new one.',
  MAIL_LIMIT_REACHED: 'You have sent as many mails today as one member may. Please go on tomorrow.',
  MAIL_SWITCHED_OFF:
    'The association has switched its mails off for now. Please try again later. Nothing was sent.',
  MARK_LIMIT_REACHED: 'Your list is full. Please remove entries that you no longer need, then add this one.',
  MEDIA_LINK_INVALID: 'This picture can no longer be loaded from here. Please load the page again.',
  MEDIA_NOT_YOURS:
    'A photo or the video of this profile cannot be used. Please remove it and upload it once more.',
  MEDIA_QUOTA_REACHED:
    'You have uploaded as many photos and videos as one account may keep. Unused ones are deleted after a day. Please try again tomorrow.',
  NETWORK: 'We cannot reach the server. Check your connection and try again. Nothing you typed is lost.',
  OFFER_CLOSED: 'This cannot be bought at the moment. The page says when it opens.',
  ORDER_ALREADY_SENT:
    'The book has been sent, so its address cannot change any more. Please call the association.',
  OTP_EXPIRED: 'This code is older than ten minutes. Ask for a new code and enter that one.',
  OTP_INCORRECT: 'OTP is Incorrect',
  OTP_RESEND_TOO_SOON:
    'We have just sent you a code. Please look in your mail, or wait a little before asking again.',
  OTP_TRIES_EXCEEDED: 'That was one wrong code too many. Ask for a new code and enter that one.',
  PAYMENT_AMOUNT_DIFFERS: 'The price has changed. Please load the page again. Nothing was paid.',
  PAYMENT_NOT_FOUND: 'We have no payment with this number. It can take a day to appear.',
  PAYMENT_PROVIDER_UNREACHABLE:
    'The payment service does not answer. Please try again in a minute. You never pay twice.',
  PAYMENT_SIGNATURE_INVALID:
    'We could not confirm this payment. If money left your account, open “I have paid but…”.',
  PHOTO_IN_PROGRESS: 'Another photo of yours is still being prepared. Please wait a moment and try again.',
  PHOTO_NOT_AN_IMAGE:
    'We cannot read this file as a photo. Please choose a JPEG, PNG or WebP picture, or take a new one.',
  PHOTO_NOT_OPENED:
    'We could not open this photo in time. Please try once more. If it fails again, choose another photo or take a new one.',
  PHOTO_QUEUE_FULL: 'Many families are uploading photos at this moment. Please try again in a minute.',
  PHOTO_TOO_LARGE:
    'This photo is too large. Please choose one of up to 12 MB, with at most 10,000 pixels on each side.',
  PROFILE_ACTION_REFUSED:
    'The profile has changed in the meantime. Please load the page again and look where it stands.',
  PROFILE_INCOMPLETE:
    'Some fields of the profile are missing or not right. They are marked; nothing you typed is lost.',
  PROFILE_NOT_FOUND: 'This profile is not available. It may have been taken out of the search.',
  RECEIPT_NOT_FOUND: 'This receipt is not available. Please open it from My Membership.',
  RECORD_NOT_UNIQUE: 'User already registered. Please login',
  REFUND_REFUSED: 'This refund is not possible as entered. Please load the page again and check the amounts.',
  REQUESTS_EXCEEDED: 'That was tried too often. Please wait a few minutes and try again.',
  REVEAL_LIMIT_REACHED: 'You have opened as many numbers today as one member may. Please go on tomorrow.',
  ROUTE_NOT_FOUND: 'We could not find this. It may have been moved.',
  SEARCH_REFUSED: 'Search is not open for you at the moment. The home page says what it waits for.',
  SECOND_FACTOR_REQUIRED: 'The office asks for a second step at login. Please set it up first.',
  SERVICE_UNAVAILABLE: 'The service is busy at the moment. Please try again in a minute.',
  SIGN_IN_REQUIRED: 'Please log in to go on.',
  TOKEN_EXPIRED: 'You have been away for a while. Please log in again.',
  UNKNOWN: 'Something went wrong. Please try again in a minute.',
  USER_SUSPENDED: 'This account is switched off. Please write to the association.',
  VIDEO_NOT_A_VIDEO: 'We cannot read this file as a video. Please choose an MP4, MOV or WebM file.',
  VIDEO_TOO_LARGE: 'File size exceeds the maximum limit of 20MB.',
} as const satisfies Record<ApiErrorCode, string>;
