import { associationAtFirst } from '@suchi/domain/settings';
import { expect, it } from 'vitest';
import type { MailWords } from './blocks.ts';
import { writeMail } from './mails.ts';
import { wordingOf } from './wording.ts';

const english = wordingOf('en', associationAtFirst);

const firstName = null;
const at = new Date('2026-11-15T04:30:00Z');
const sayings = ({ blocks }: MailWords) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

const newDevice = (device: { browser: 'Chrome' | null; system: 'Android' | null }) =>
  writeMail(english, 'new_device', { firstName, device, at });
const corrected = (...changed: ('email' | 'mobile')[]) =>
  writeMail(english, 'contact_corrected', { firstName, changed, at });
const returned = (edition: string | null) =>
  writeMail(english, 'suchi_returned', { firstName, edition, reason: 'No such house' });
const bought = (edition: string | null) =>
  writeMail(english, 'payment_received', {
    firstName,
    amountPaise: 60_000,
    paymentId: 1,
    receiptNumber: '2026-27/00001',
    bought: { kind: 'suchi', edition },
  });
const message = (serialNumber: number | null, mobile: string | null) =>
  writeMail(english, 'member_message', {
    candidate: 'Meera Kale',
    sender: { name: 'Rohan Joshi', profileId: 1, serialNumber, email: 'rohan@example.org', mobile },
    message: 'Namaste',
  });

it.each<[string, MailWords]>([
  ['before: Chrome on Android, 15', newDevice({ browser: 'Chrome', system: 'Android' })],
  ['before: Chrome on an unknown system, 15', newDevice({ browser: 'Chrome', system: null })],
  ['before: an unknown browser on Android, 15', newDevice({ browser: null, system: 'Android' })],
  ['before: an unknown browser on an unknown system, 15', newDevice({ browser: null, system: null })],
  ['changed the e-mail address of your', corrected('email')],
  ['changed the mobile number of your', corrected('mobile')],
  ['changed the e-mail address and the mobile number of your', corrected('mobile', 'email')],
  ['We sent your printed suchi 2026, but', returned('2026')],
  ['We sent your printed suchi, but', returned(null)],
  ['Your suchi 2026 is ordered.', bought('2026')],
  ['Your suchi is ordered.', bought(null)],
  ['Rohan Joshi (suchi number 88) has seen the profile of Meera Kale and', message(88, null)],
  ['Rohan Joshi has seen the profile of Meera Kale and', message(null, null)],
  ['Reply to rohan@example.org. Your own', message(88, null)],
  ['Reply to rohan@example.org or call +91 98765 43210. Your own', message(88, '+919876543210')],
  ['help as admin. Choose', writeMail(english, 'staff_invitation', { isAdmin: true, duties: [] })],
  [
    'help as reviewer and treasurer. Choose',
    writeMail(english, 'staff_invitation', { isAdmin: false, duties: ['review', 'treasury'] }),
  ],
])('a mail has a whole sentence for its case: %s', (words, mail) => {
  expect(sayings(mail)).toContainEqual(expect.stringContaining(words));
});
