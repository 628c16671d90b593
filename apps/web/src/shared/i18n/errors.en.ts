import { firstErrors } from './first-errors.en.ts';
import type { ApiErrorCode } from '../api/api-error.ts';

/** Loaded after the first screen. A missing code does not compile. */
export const errors = {
  ...firstErrors,
  BULK_MAIL_NOT_FOUND: 'This mail is not in the list any more. Please load the page again.',
  BULK_MAIL_REFUSED: 'This is not possible any more. The page shows where the mail stands now.',
  BOOK_REFUSED: 'The book has changed meanwhile. Please load the page again.',
  EDITION_REFUSED: 'The edition has changed meanwhile. Please load the page again and look at the numbers.',
  EMAIL_ALREADY_VERIFIED: 'This e-mail is already verified. You can continue to the home page.',
  FAMILY_MAILED_TODAY:
    'You have written to this family today, and they know how to answer you. You can write again tomorrow.',
  FOREIGN_REQUEST:
    'This did not come from one of our own pages. Please open the page again here and try once more.',
  INVALID_OTP: 'Please enter the six digits that your authenticator app shows now.',
  INVALID_QUERY: 'This page asked the server for something it does not know. Please load the page again.',
  INVALID_TOKEN: 'This link is no longer valid. Please ask for a new one.',
  HALL_DISPLAY_OFF: 'The hall display is switched off.',
  IMPORT_FILE_NOT_CSV: 'Please choose a file that was saved as CSV.',
  IMPORT_FILE_REFUSED: 'This file cannot be read as a sheet. Please save it as CSV and choose it again.',
  IMPORT_FILE_TOO_LARGE: 'This file is larger than 5 MB. Please divide the sheet into two files.',
  IMPORT_REFUSED: 'The import has changed meanwhile. Please load the page again.',
  INVITATION_INVALID:
    'This invitation no longer works. Please ask the admin who invited you to send it again.',
  LOOKUP_NOT_FOUND: 'This value is no longer in the list. Please load the page again.',
  LOOKUP_REFUSED: 'The list does not allow this. Please load the page again and look at the value.',
  MAIL_LIMIT_REACHED: 'You have reached today’s limit for messages. Please continue tomorrow.',
  MAIL_SWITCHED_OFF:
    'The association has switched off its e-mails for now. Please try again later. Nothing was sent.',
  MARK_LIMIT_REACHED: 'Your list is full. Please remove entries that you no longer need, then add this one.',
  MEDIA_LINK_INVALID: 'This picture can no longer be loaded from here. Please load the page again.',
  MEDIA_NOT_YOURS:
    'A photo or the video of this profile cannot be used. Please remove it and upload it once more.',
  MEDIA_QUOTA_REACHED:
    'You have uploaded as many photos and videos as one account may keep. Unused ones are deleted after a day. Please try again tomorrow.',
  NEWS_NOT_FOUND: 'This news is no longer there. Someone may have deleted it. Please load the page again.',
  OFFER_CLOSED: 'This cannot be bought at the moment. The page says when it opens.',
  ORDER_REFUSED: 'This is not possible with this order now. Please load the page again.',
  ORDER_ALREADY_SENT:
    'The book has been sent, so its address cannot change any more. Please call the association.',
  OTP_EXPIRED: 'This code is older than ten minutes. Ask for a new code and enter that one.',
  OTP_INCORRECT: 'OTP is Incorrect',
  OTP_RESEND_TOO_SOON:
    'We have just sent you a code. Please look in your mail, or wait a little before asking again.',
  OTP_TRIES_EXCEEDED: 'Too many wrong codes. Ask for a new code and enter that one.',
  PAYMENT_AMOUNT_DIFFERS: 'The price has changed. Please load the page again. Nothing was paid.',
  PAYMENT_NOT_FOUND: 'We have no payment with this number. It can take a day to appear.',
  PAYMENT_PROVIDER_UNREACHABLE:
    'The payment service does not answer. Please try again in a minute. You never pay twice.',
  PAYMENT_REPEATED:
    'This member has paid for this already. If it is sold once more, tick the box above the button and record it again.',
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
    'The profile has changed in the meantime. Please load the page again and check its status.',
  PROFILE_CHANGED:
    'The profile was changed on another device. Open the form and save it again to see what differs.',
  PROFILE_INCOMPLETE:
    'Some fields of the profile are missing or not right. They are marked; nothing you typed is lost.',
  PROFILE_LIMIT_REACHED:
    'You have opened very many profiles today. To protect families, new ones open again tomorrow. Those you opened today stay open.',
  PROFILE_NOT_FOUND: 'This profile is not available. It may have been taken out of the search.',
  RECEIPT_NOT_FOUND: 'This receipt is not available. Please open it from My Membership.',
  PROOF_REFUSED: 'This is not possible any more. The page shows where the proof round stands now.',
  RECIPIENTS_CHANGED:
    'The recipients have changed since you opened this page. They are loaded again; please check and send once more.',
  REFUND_REFUSED: 'This refund is not possible as entered. Please load the page again and check the amounts.',
  REPORT_DECIDED: 'This is already decided. Please load the page again.',
  REPORT_FULL: 'We have your report. Please wait for our answer by e-mail.',
  REVEALS_PAUSED: 'You opened many numbers in a short time. This is paused to protect families.',
  REVEAL_LIMIT_REACHED: 'You have reached today’s limit. Please continue tomorrow.',
  ROUTE_NOT_FOUND: 'We could not find this. It may have been moved.',
  SCREEN_NOT_FOUND: 'No screen shows this code, or it is not paired any more.',
  SEARCH_REFUSED: 'You cannot search yet. See Home for what is needed.',
  SECOND_FACTOR_REQUIRED: 'The association asks you for two-step sign-in. Please set it up first.',
  SIGN_IN_REQUIRED: 'Please log in to continue.',
  TOKEN_EXPIRED: 'You are logged out. Please log in again to continue.',
  STAFF_CHANGE_REFUSED: 'This is not possible. Please load the page again and look who has which role.',
  STORAGE_UNAVAILABLE:
    'Photos and videos cannot be stored or loaded at the moment. Please try again in a few minutes.',
  UNSUBSCRIBE_LINK_INVALID:
    'This link is not complete or too old. Please open the link in a newer mail, or use the switch in Settings.',
  VIDEO_NOT_A_VIDEO: 'We cannot read this file as a video. Please choose an MP4, MOV or WebM file.',
  VIDEO_TOO_LARGE: 'File size exceeds the maximum limit of 20MB.',
} as const satisfies Record<ApiErrorCode, string>;
