import { type Device, toMailName, type WrittenMailKind } from '@suchi/domain/accounts';
import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { OrderType } from '@suchi/domain/money';
import { alarmSubjects, alarmWords, type MoneyAlarm } from './alarm-words.ts';
import type { MailBlock } from './codec.ts';

export interface MailWords {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

/** Null where the address is not verified, so that a stranger's words never reach it. */
interface Greeted {
  firstName: string | null;
}

export interface MailSender {
  name: string;
  serialNumber: number | null;
  email: string;
  mobile: string | null;
}

interface PaymentNews {
  amountPaise: number;
  paymentId: number;
}

/** What a payment opened. */
export type Bought =
  { kind: 'subscription'; validTill: CalendarDate } | { kind: 'suchi'; edition: string | null };

export interface MailFacts {
  one_time_code: object;
  password_reset: Greeted;
  password_changed: Greeted & { at: Date };
  new_device: Greeted & { device: Device; at: Date };
  profile_pending: { candidate: string; news: 'created' | 'changed' };
  profile_approved: Greeted;
  profile_rejected: Greeted & { reason: string };
  profile_blocked: Greeted;
  profile_unblocked: Greeted;
  money_alarm: { alarm: MoneyAlarm };
  member_message: { candidate: string; sender: MailSender; message: string };
  payment_received: Greeted & PaymentNews & { receiptNumber: string; bought: Bought };
  refund_made: Greeted &
    PaymentNews & { noteNumber: string; bankReference: string | null; ended: OrderType | null };
}

export type MailToWrite = {
  [Kind in WrittenMailKind]: { kind: Kind; facts: MailFacts[Kind] };
}[WrittenMailKind];

export function writeMail<Kind extends WrittenMailKind>(kind: Kind, facts: MailFacts[Kind]): MailWords {
  return writers[kind](facts);
}

const say = (text: string): MailBlock => ({ kind: 'paragraph', text });
const quote = (text: string): MailBlock => ({ kind: 'quotation', text });
const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });

function greet({ firstName }: Greeted): MailBlock {
  const name = toMailName(firstName ?? '');
  return say(name === '' ? 'Namaste,' : `Namaste ${name},`);
}

const writers: { [Kind in WrittenMailKind]: (facts: MailFacts[Kind]) => MailWords } = {
  one_time_code: () => ({
    subject: 'Your Suchi code',
    heading: 'Verify your e-mail',
    blocks: [
      say('Namaste,'),
      say('Type this code on the screen you have open. It is valid for 10 minutes.'),
      { kind: 'code' },
      say(
        'If you did not register with Suchi, nothing happens without the code: you can ignore this mail. The association will never ask you for it.',
      ),
    ],
  }),
  password_reset: (facts) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    blocks: [
      greet(facts),
      say(
        'Someone, hopefully you, asked for a new password for your Suchi account. The link is valid for one day and works once.',
      ),
      { kind: 'secret_button', label: 'Choose a new password' },
      say('If it was not you, ignore this mail: your password stays as it is.'),
    ],
  }),
  password_changed: (facts) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      greet(facts),
      say(
        `The password of your Suchi account was changed: ${indianTime.format(facts.at)} (Indian time). All devices are logged out.`,
      ),
      say('If it was you, there is nothing to do.'),
      say('If it was not you, choose a new password at once, and tell the association.'),
      button('Choose a new password', '/admin/reset-password'),
    ],
  }),
  new_device: (facts) => ({
    subject: 'New sign-in to your Suchi account',
    heading: 'A new device signed in',
    blocks: [
      greet(facts),
      say(
        `Your account was signed in on a device that was not used before: ${deviceWords(facts.device)}, ${indianTime.format(facts.at)} (Indian time). We do not know the place.`,
      ),
      say('If it was you, there is nothing to do.'),
      say(
        'If it was not you, log that device out and change your password at once. Changing it logs out every other device.',
      ),
      button('See where you are signed in', '/settings/signed_in_devices'),
    ],
  }),
  profile_pending: ({ candidate, news }) => ({
    subject: `Profile pending ${toMailName(candidate)}`.trim(),
    heading: 'Profile pending',
    blocks: [
      say(
        news === 'changed'
          ? `${toMailName(candidate)} changed the profile and submitted it again.`
          : `A new profile was created: ${toMailName(candidate)}.`,
      ),
      say('It waits for the committee.'),
      button('Open the review desk', '/admin/candidates/pending'),
    ],
  }),
  profile_approved: (facts) => ({
    subject: 'Your profile is approved',
    heading: 'Your profile is approved',
    blocks: [
      greet(facts),
      say('The committee has approved your profile. It will be printed in the suchi.'),
      button('See your profile', '/candidate/view'),
    ],
  }),
  profile_rejected: (facts) => ({
    subject: 'Your profile needs a change',
    heading: 'Your profile needs a change',
    blocks: [
      greet(facts),
      say('The committee could not approve your profile yet. Reason:'),
      quote(facts.reason),
      say('Please change it and submit it again. Nothing you filled in is lost.'),
      button('Change your profile', '/candidate/edit'),
    ],
  }),
  profile_blocked: (facts) => ({
    subject: 'Your profile is blocked',
    heading: 'Your profile is blocked',
    blocks: [
      greet(facts),
      say('The committee has blocked your profile. It is not shown to anyone.'),
      say('If you think this is a mistake, please write to the association.'),
    ],
  }),
  profile_unblocked: (facts) => ({
    subject: 'Your profile is open again',
    heading: 'Your profile is open again',
    blocks: [
      greet(facts),
      say('The committee has opened your profile again. It is shown as before.'),
      button('See your profile', '/candidate/view'),
    ],
  }),
  member_message: ({ candidate, sender, message }) => ({
    subject: `${toMailName(sender.name)} writes about the profile of ${toMailName(candidate)}`,
    heading: 'A message for you',
    blocks: [
      say('Namaste,'),
      say(`${nameWithSerial(sender)} has seen the profile of ${toMailName(candidate)} and writes:`),
      quote(message),
      say(
        `You can answer to ${[sender.email, sender.mobile].filter(Boolean).join(' or ')}. Your own address was not shown.`,
      ),
      say('If you do not want to hear from this member again, open their profile and choose Block Member.'),
    ],
  }),
  money_alarm: ({ alarm }) => ({
    subject: alarmSubjects[alarm],
    heading: alarmSubjects[alarm],
    blocks: [...alarmWords[alarm].map(say), button('Open the day book', '/admin/day_book')],
  }),
  payment_received: (facts) => ({
    subject: 'We have received your payment',
    heading: 'We have received your payment',
    blocks: [
      greet(facts),
      say(`Thank you. We have received ${formatRupees(facts.amountPaise)}.`),
      say(boughtWords(facts.bought)),
      say(`Your receipt has the number ${facts.receiptNumber}. You can also open it under your membership.`),
      button('See your payment', `/payment/${facts.paymentId}`),
    ],
  }),
  refund_made: (facts) => ({
    subject: 'Your refund is on its way',
    heading: 'Your refund is on its way',
    blocks: [
      greet(facts),
      say(
        `We have paid ${formatRupees(facts.amountPaise)} back to the account you paid from. Banks need up to 7 working days to show it.`,
      ),
      ...(facts.bankReference === null
        ? []
        : [say(`If it does not arrive, give your bank this number: ${facts.bankReference}.`)]),
      ...(facts.ended === null ? [] : [say(endedWords[facts.ended])]),
      say(`The number of this refund note is ${facts.noteNumber}.`),
      button('See your payment', `/payment/${facts.paymentId}`),
    ],
  }),
};

function boughtWords(bought: Bought): string {
  if (bought.kind === 'subscription')
    return `You can search all profiles until ${formatCalendarDate(bought.validTill)}.`;
  return `Your suchi${bought.edition === null ? '' : ` ${bought.edition}`} is ordered. Please check on your membership page that we have your delivery address.`;
}

const endedWords: Record<OrderType, string> = {
  subscription: 'Your search subscription has ended with it.',
  suchi: 'Your order of the suchi is closed with it, unless the book was already sent.',
};

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

function formatRupees(paise: number): string {
  return rupees.format(paise / 100);
}

function nameWithSerial({ name, serialNumber }: MailSender): string {
  const shown = toMailName(name);
  return serialNumber === null ? shown : `${shown} (suchi number ${serialNumber})`;
}

function deviceWords({ browser, system }: Device): string {
  return `${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'}`;
}

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
