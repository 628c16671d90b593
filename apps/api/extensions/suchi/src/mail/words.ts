import { type Device, toMailName, type WrittenMailKind } from '@suchi/domain/accounts';
import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { OrderType } from '@suchi/domain/money';
import { type ChangesFacts, writeChangesApproved } from './changes-words.ts';
import { alarmSubjects, alarmWords, type MoneyAlarm } from './alarm-words.ts';
import { button, greet, type Greeted, indianTime, type MailWords, quote, say } from './blocks.ts';
import { type OrderMailFacts, orderWriters } from './order-words.ts';
import {
  type IncompleteFacts,
  type ProofFacts,
  type ProofMailKind,
  proofWriters,
  writeIncomplete,
} from './proof-words.ts';
import {
  type MemberMessageFacts,
  type SafetyAlertFacts,
  writeMemberMessage,
  writeSafetyAlert,
} from './safety-words.ts';
import { type StaffMailFacts, staffWriters } from './staff-words.ts';

interface PaymentNews {
  amountPaise: number;
  paymentId: number;
}

/** What a payment opened. */
export type Bought =
  { kind: 'subscription'; validTill: CalendarDate } | { kind: 'suchi'; edition: string | null };

export interface MailFacts extends StaffMailFacts, OrderMailFacts, Record<ProofMailKind, ProofFacts> {
  one_time_code: object;
  password_reset: Greeted;
  password_changed: Greeted & { at: Date };
  new_device: Greeted & { device: Device; at: Date };
  /** `writtenBy` is the volunteer who wrote it for the family. */
  profile_pending: { candidate: string; news: 'created' | 'changed'; writtenBy: string | null };
  profile_received: Greeted & { candidate: string; isByOffice: boolean };
  profile_approved: Greeted;
  profile_rejected: Greeted & { reason: string };
  profile_blocked: Greeted;
  profile_unblocked: Greeted;
  profile_deactivated: Greeted;
  changes_approved: ChangesFacts;
  changes_rejected: Greeted & { reason: string };
  money_alarm: { alarm: MoneyAlarm };
  bulk_mail_test: { subject: string; heading: string; text: string };
  member_message: MemberMessageFacts;
  report_outcome: Greeted & { reference: string; outcome: string };
  safety_alert: SafetyAlertFacts;
  payment_received: Greeted & PaymentNews & { receiptNumber: string; bought: Bought };
  refund_made: Greeted &
    PaymentNews & { noteNumber: string; bankReference: string | null; ended: OrderType | null };
  print_incomplete: IncompleteFacts;
}

export type MailToWrite = {
  [Kind in WrittenMailKind]: { kind: Kind; facts: MailFacts[Kind] };
}[WrittenMailKind];

export function writeMail<Kind extends WrittenMailKind>(kind: Kind, facts: MailFacts[Kind]): MailWords {
  return writers[kind](facts);
}

const writers: { [Kind in WrittenMailKind]: (facts: MailFacts[Kind]) => MailWords } = {
  ...staffWriters,
  ...orderWriters,
  ...proofWriters,
  print_incomplete: writeIncomplete,
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
  profile_deactivated: (facts) => ({
    subject: 'Are you still looking for a partner?',
    heading: 'Please tell us that you are still looking',
    blocks: [
      greet(facts),
      say('A new year of the suchi has begun, and your profile is from an earlier one.'),
      say(
        'Until you confirm that you are still looking, other members do not find it, and it is not printed in the next suchi. It takes one minute.',
      ),
      button('Yes, we are still looking', '/'),
      say('Already married? Congratulations! You can tell us on the same page.'),
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
  profile_pending: ({ candidate, news, writtenBy }) => ({
    subject: `Profile pending ${toMailName(candidate)}`.trim(),
    heading: 'Profile pending',
    blocks: [
      say(pendingWords(toMailName(candidate), news, writtenBy)),
      say(
        writtenBy === null ? 'It waits for the committee.' : 'It waits for another person of the committee.',
      ),
      button('Open the review desk', '/admin/candidates/pending'),
    ],
  }),
  profile_received: (facts) => ({
    subject: 'We have received your profile',
    heading: 'We have received your profile',
    blocks: [
      greet(facts),
      say(
        facts.isByOffice
          ? `The office has filled in the profile of ${toMailName(facts.candidate)} for you. The committee will read it now.`
          : `The profile of ${toMailName(facts.candidate)} has reached the committee. A volunteer will read it.`,
      ),
      say('We will write to you when it is approved, or when something should be changed.'),
      button('See your profile', '/candidate/view'),
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
  changes_approved: writeChangesApproved,
  changes_rejected: (facts) => ({
    subject: 'Your changes were not accepted',
    heading: 'Your changes were not accepted',
    blocks: [
      greet(facts),
      say('The committee could not accept the changes to your profile. Reason:'),
      quote(facts.reason),
      say(
        'Your approved profile stays visible as it was. You can correct your changes and submit them again, or withdraw them.',
      ),
      button('Correct your changes', '/candidate/edit'),
    ],
  }),
  bulk_mail_test: ({ subject, heading, text }) => ({
    subject: subject.slice(0, 255),
    heading: heading.slice(0, 255),
    blocks: [{ kind: 'lines', text }],
  }),
  member_message: writeMemberMessage,
  report_outcome: (facts) => ({
    subject: `Your report ${facts.reference}`,
    heading: 'The committee has looked at your report',
    blocks: [
      greet(facts),
      say(`You sent us the report ${facts.reference}. The committee answers:`),
      quote(facts.outcome),
      button('See your reports', '/settings/reports'),
    ],
  }),
  safety_alert: writeSafetyAlert,
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

function pendingWords(candidate: string, news: 'created' | 'changed', writtenBy: string | null): string {
  if (writtenBy !== null) {
    const what = news === 'changed' ? 'changed the profile' : 'created a profile';
    return `${toMailName(writtenBy)} of the office ${what} for ${candidate} and submitted it.`;
  }
  return news === 'changed'
    ? `${candidate} changed the profile and submitted it again.`
    : `A new profile was created: ${candidate}.`;
}

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

function deviceWords({ browser, system }: Device): string {
  return `${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'}`;
}
