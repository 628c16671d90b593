/** The page behind the link in a mail to many members. */
export const mailStop = {
  ask: 'Do you want to stop these mails?',
  askText:
    'You would no longer get news that the association sends to many members. Mails about your own profile, payments and codes still arrive.',
  stop: 'Stop these mails',
  stopped: 'You will not get these mails any more',
  stoppedText: 'Mails about your own profile, payments and codes still arrive.',
  undo: 'Undo',
  back: 'You get these mails again',
  backText: 'Nothing else has changed.',
  invalid: 'This link is not complete',
  invalidText:
    'Please open the link in the mail again, or log in and use the switch “News by e-mail” in Settings.',
  toSettings: 'Open Settings',
} as const;
