import { errors } from './errors.en.ts';

export const common = {
  errors,
  errorReference: 'If you write to us about it, please give this reference: {{reference}}',
  tryAgainIn: {
    seconds_one: 'Please try again in {{count}} second.',
    seconds_other: 'Please try again in {{count}} seconds.',
    minutes_one: 'Please try again in {{count}} minute.',
    minutes_other: 'Please try again in {{count}} minutes.',
  },
  validation: {
    required: '{{field}} is required',
    tooLong: 'This is too long. Please shorten it.',
    name: "Please use letters, blanks and the signs . ' - only",
    email: 'Please enter valid email address',
    mobile: 'Please enter valid 10-digit mobile no.',
    passwordTooShort: 'Please use at least 8 characters',
    passwordMismatch: 'Password do not match',
    otp: 'OTP is Incorrect',
    invalid: 'Please check this',
    english: 'Only english language is accepted',
  },
  pageTitle: '{{page}} · {{product}}',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  tryAgain: 'Try again',
  goHome: 'Go to Home',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  showPassword: 'Show {{field}}',
  hidePassword: 'Hide {{field}}',
  combobox: {
    noResults: 'No results found.',
    add: 'Add "{{text}}"',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    listFailed: 'The list did not load. Check your connection; it is asked again when you come back here.',
  },
  place: {
    placeholder: 'Type the first letters',
    failed: 'The places could not be searched. Check your connection and type again.',
    authFailureTitle: 'Error: AuthFailure',
    authFailureText: 'The map service does not answer us. Please tell {{email}}; the rest of the form works.',
  },
  failed: {
    title: 'This did not load',
    text: 'Your connection may be slow. Nothing you typed is lost.',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be misspelt, or the page has moved.',
  },
  routerFailure: {
    title: 'Unexpected Application Error!',
    text: 'Please load the page again. If it happens once more, write to {{email}}.',
    reload: 'Reload',
  },
  display: {
    title: 'The display is switched off',
    text: 'The association switches it on around the melawa and when the suchi is printed.',
  },
} as const;
