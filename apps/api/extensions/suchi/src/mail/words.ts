import type { MailKind } from '@suchi/domain';

/** What one mail says, before the layout is put around it. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
}

/** What the words may mention of a person. */
export interface MailWordsInput {
  firstName?: string;
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
};
