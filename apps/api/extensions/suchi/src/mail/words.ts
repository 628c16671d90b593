import type { Device, MailKind } from '@suchi/domain/accounts';

/** What one mail says, before the layout is put around it. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
}

/** What the words may mention of a person. */
export interface MailWordsInput {
  firstName?: string;
  /** The candidate's whole name, for the committee. */
  candidate?: string;
  /** Why a profile was rejected. */
  reason?: string;
  /** Whether a submitted profile is new or was changed. */
  news?: 'created' | 'changed';
  /** A member who writes to the family of a profile. */
  sender?: { name: string; serialNumber: number | null; email: string; mobile: string | null };
  /** What that member wrote. */
  message?: string;
  /** A sign-in on a device that was not seen before. */
  signIn?: { device: Device; at: Date };
}

const greeting = ({ firstName }: MailWordsInput) => (firstName ? `Namaste ${firstName},` : 'Namaste,');

/** The English words of every kind of mail. */
export const mailWords: Record<Exclude<MailKind, 'notice'>, (input: MailWordsInput) => MailWords> = {
  one_time_code: (input) => ({
    subject: 'Your Suchi code',
    heading: 'Verify your e-mail',
    paragraphs: [
      greeting(input),
      'Type this code on the screen you have open. It is valid for 10 minutes.',
      'If you did not register with Suchi, nothing happens without the code: you can ignore this mail. Nobody from the association will ever ask you for it.',
    ],
  }),
  password_reset: (input) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      greeting(input),
      'Somebody, hopefully you, asked for a new password for your Suchi account. The link is valid for one day and works once.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  }),
  new_device: (input) => ({
    subject: 'New sign-in to your Suchi account',
    heading: 'A new device signed in',
    paragraphs: [
      greeting(input),
      `Your account was signed in on a device that was not used before: ${deviceWords(input.signIn?.device)}, ${timeWords(input.signIn?.at)}. We do not know the place.`,
      'If it was you, there is nothing to do.',
      'If it was not you, log that device out and change your password at once. Changing it logs out every other device.',
    ],
  }),
  profile_pending: ({ candidate = '', news }) => ({
    subject: `Profile pending ${candidate}`.trim(),
    heading: 'Profile pending',
    paragraphs: [
      news === 'changed'
        ? `${candidate} changed the profile and submitted it again.`
        : `A new profile was created: ${candidate}.`,
      'It waits for the committee.',
    ],
  }),
  profile_approved: (input) => ({
    subject: 'Your profile is approved',
    heading: 'Your profile is approved',
    paragraphs: [
      greeting(input),
      'The committee has approved your profile. It will be printed in the suchi.',
    ],
  }),
  profile_rejected: (input) => ({
    subject: 'Your profile needs a change',
    heading: 'Your profile needs a change',
    paragraphs: [
      greeting(input),
      `The committee could not approve your profile yet. Reason: ${input.reason ?? ''}.`,
      'Please change it and submit it again. Nothing you filled in is lost.',
    ],
  }),
  profile_blocked: (input) => ({
    subject: 'Your profile is blocked',
    heading: 'Your profile is blocked',
    paragraphs: [
      greeting(input),
      'The committee has blocked your profile. It is not shown to anybody.',
      'If you think this is a mistake, please write to the association.',
    ],
  }),
  profile_unblocked: (input) => ({
    subject: 'Your profile is open again',
    heading: 'Your profile is open again',
    paragraphs: [greeting(input), 'The committee has opened your profile again. It is shown as before.'],
  }),
  member_message: ({ candidate = '', sender, message = '' }) => ({
    subject: `${sender?.name ?? ''} writes about the profile of ${candidate}`.slice(0, 200),
    heading: 'A message for you',
    paragraphs: [
      'Namaste,',
      `${nameWithSerial(sender)} has seen the profile of ${candidate} and writes:`,
      message,
      `You can answer to ${[sender?.email, sender?.mobile].filter(Boolean).join(' or ')}. Your own address was not shown.`,
      'If you do not want to hear from this member again, open their profile and choose Block Member.',
    ],
  }),
};

function nameWithSerial(sender: MailWordsInput['sender']): string {
  if (!sender) return '';
  return sender.serialNumber === null ? sender.name : `${sender.name} (suchi number ${sender.serialNumber})`;
}

function deviceWords({ browser, system }: Device = { browser: null, system: null }): string {
  return `${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'}`;
}

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function timeWords(at: Date | undefined): string {
  return at ? `${indianTime.format(at)} (Indian time)` : 'just now';
}
