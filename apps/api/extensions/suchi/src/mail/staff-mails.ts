import type { Duty } from '@suchi/domain/accounts';
import { button, greet, type Greeted, indianTime, listWords, type MailWords, quote, say } from './blocks.ts';

/** What the office can correct. */
export type ContactPart = 'email' | 'mobile';

const dutyWords: Record<Duty, string> = {
  review: 'reviewer',
  treasury: 'treasurer',
  dispatch: 'dispatch',
  event: 'event desk',
};

/** Mails of the office to its staff and to members it helps. */
export const staffMails = {
  staff_invitation: ({ isAdmin, duties }: { isAdmin: boolean; duties: readonly Duty[] }): MailWords => ({
    subject: 'You are invited to the Suchi back office',
    heading: 'You are invited to the back office',
    blocks: [
      say('Namaste,'),
      say(
        isAdmin
          ? 'The association asks you to help as admin. Choose your name and a password to begin.'
          : `The association asks you to help as ${listWords(duties.map((duty) => dutyWords[duty]))}. Choose your name and a password to begin.`,
      ),
      { kind: 'secret_button', label: 'Accept the invitation' },
      say('The link works for 7 days and only once. If you do not know the association, ignore this mail.'),
    ],
  }),
  second_factor_reset: (facts: Greeted): MailWords => ({
    subject: 'Your two-step sign-in was reset',
    heading: 'Your two-step sign-in was reset',
    blocks: [
      greet(facts),
      say(
        'An admin removed the code app from your Suchi account, and logged you out on all devices. Log in with your password and set it up again.',
      ),
      say('If you did not ask for this, tell the association at once.'),
    ],
  }),
  second_factor_changed: (facts: Greeted & { at: Date }): MailWords => ({
    subject: 'Your two-step sign-in was changed',
    heading: 'Your two-step sign-in was changed',
    blocks: [
      greet(facts),
      say(
        `The two-step sign-in of your Suchi account was switched on or changed: ${indianTime.format(facts.at)} (Indian time). Your other devices are logged out.`,
      ),
      say('If it was you, there is nothing to do. Keep the recovery codes where you find them again.'),
      say('If it was not you, choose a new password at once, and tell an admin.'),
      button('Choose a new password', '/admin/reset-password'),
    ],
  }),
  account_suspended: (facts: Greeted & { reason: string }): MailWords => ({
    subject: 'Your Suchi account is suspended',
    heading: 'Your account is suspended',
    blocks: [
      greet(facts),
      say(
        'The committee has suspended your account. You cannot log in, and other members do not see your profile. The committee writes:',
      ),
      quote(facts.reason),
      say('If you think that this is a mistake, please call or write to the association.'),
    ],
  }),
  account_restored: (facts: Greeted): MailWords => ({
    subject: 'Your Suchi account is open again',
    heading: 'Your account is open again',
    blocks: [greet(facts), say('The committee has restored your account. You can log in as before.')],
  }),
  contact_corrected: (facts: Greeted & { changed: readonly ContactPart[]; at: Date }): MailWords => ({
    subject: 'Your contact details were changed',
    heading: 'Your contact details were changed',
    blocks: [
      greet(facts),
      say(correctedWords(facts.changed, indianTime.format(facts.at))),
      ...(facts.changed.includes('email')
        ? [say('From now on, log in with the new address. All devices are logged out.')]
        : []),
      say('If you did not ask for this, please call or write to the association at once.'),
    ],
  }),
  bulk_mail_test: ({
    subject,
    heading,
    text,
  }: {
    subject: string;
    heading: string;
    text: string;
  }): MailWords => ({
    subject: subject.slice(0, 255),
    heading: heading.slice(0, 255),
    blocks: [{ kind: 'lines', text }],
  }),
};

function correctedWords(changed: readonly ContactPart[], at: string): string {
  if (changed.includes('email') && changed.includes('mobile'))
    return `The office of the association changed the e-mail address and the mobile number of your Suchi account: ${at} (Indian time).`;
  return changed.includes('email')
    ? `The office of the association changed the e-mail address of your Suchi account: ${at} (Indian time).`
    : `The office of the association changed the mobile number of your Suchi account: ${at} (Indian time).`;
}
