import { mailKinds, type WrittenMailKind } from '@suchi/domain/accounts';
import { profileFieldList } from '@suchi/domain/profiles';
import { type MailFacts, type MailToWrite } from '../extensions/suchi/src/mail/mails.ts';

const asha = { firstName: 'Asha' };
const at = new Date('2026-11-15T04:30:00Z');
const until = '2026-12-02';
const payment = { ...asha, amountPaise: 1_510_050, paymentId: 7 };
const sender = { name: 'Rohan', profileId: 3, serialNumber: 7, email: 'rohan@example.org', mobile: null };
const rohan = { ...asha, own: 'Asha', name: 'Rohan', fullName: 'Rohan Deshpande' };
const amey = { firstName: 'Amey', lastName: 'Joshi', age: 28, heightCm: 172.72, place: 'Pune' };
const card = {
  ...amey,
  firstName: 'Rohan',
  lastName: 'Deshpande',
  serialNumber: 218,
  work: 'Lead Engineer',
  education: 'M.Tech',
  mine: { fits: 6, of: 7 },
  theirs: { fits: 5, of: 6 },
};
const melawa = {
  ...asha,
  day: '2027-01-17',
  doorsAt: '09:30',
  foyerUntil: '18:30',
  hall: 'Mulund East',
};
const asked = {
  firstName: 'Rohan',
  lastName: 'Deshpande',
  serialNumber: 91,
  since: '2025-10-12',
  until: '2026-12-15',
  month: 11,
};
const reason = 'Please add a photo.\nThank you.';

/** Every sentence of every mail. A kind without samples does not compile. */
const samples: { [Kind in WrittenMailKind]: MailFacts[Kind][] } = {
  one_time_code: [{}],
  password_reset: [asha, { firstName: null }],
  password_changed: [{ ...asha, at }],
  new_device: [
    { ...asha, at, device: { browser: 'Chrome', system: 'Android' } },
    { ...asha, at, device: { browser: 'Chrome', system: null } },
    { ...asha, at, device: { browser: null, system: 'Android' } },
    { ...asha, at, device: { browser: null, system: null } },
  ],
  profile_pending: [
    { candidate: 'Meera Kale', news: 'created', writtenBy: null },
    { candidate: 'Meera Kale', news: 'changed', writtenBy: null },
    { candidate: 'Meera Kale', news: 'created', writtenBy: 'Sunil Rao' },
    { candidate: 'Meera Kale', news: 'changed', writtenBy: 'Sunil Rao' },
    { candidate: '', news: 'created', writtenBy: null },
  ],
  profile_received: [
    { ...asha, candidate: 'Meera Kale', isByOffice: true },
    { ...asha, candidate: 'Meera Kale', isByOffice: false },
  ],
  profile_approved: [asha],
  profile_rejected: [{ ...asha, reason }],
  profile_blocked: [asha],
  profile_unblocked: [asha],
  profile_deactivated: [asha],
  changes_approved: [
    { ...asha, changedFields: null },
    { ...asha, changedFields: profileFieldList.map(({ column }) => column) },
    { ...asha, changedFields: profileFieldList.slice(0, 1).map(({ column }) => column) },
  ],
  changes_rejected: [{ ...asha, reason }],
  member_message: [
    { candidate: 'Meera Kale', sender, message: reason },
    {
      candidate: 'Meera Kale',
      sender: { ...sender, profileId: null, serialNumber: null, mobile: '+919876543210' },
      message: reason,
    },
  ],
  data_ready: [{ ...asha, until: new Date('2026-11-24T06:02:00Z') }],
  breach_notice: (
    [
      { phone: '020 2445 1122', email: null },
      { phone: null, email: 'office@example.org' },
      { phone: null, email: null },
    ] as const
  ).map((contact) => ({
    ...asha,
    ...contact,
    reference: 'B-0002',
    from: new Date('2026-11-15T17:10:00Z'),
    to: new Date('2026-11-16T04:22:00Z'),
    knownAt: new Date('2026-11-16T04:10:00Z'),
    seen: ['photo', 'number', 'birth', 'income', 'address'],
  })),
  report_outcome: [{ ...asha, reference: 'R-0001', outcome: reason }],
  weekly_searches: [
    {
      ...asha,
      total: 12,
      searches: [
        {
          id: 4,
          name: 'Pune engineers',
          count: 12,
          people: [
            { ...amey, mine: { fits: 7, of: 7 }, theirs: { fits: 5, of: 5 } },
            { ...amey, mine: { fits: 6, of: 7 }, theirs: null },
            { ...amey, age: 1, mine: null, theirs: { fits: 3, of: 4 } },
          ],
        },
        { id: 5, name: 'Doctors', count: 1, people: [] },
      ],
    },
    { ...asha, total: 1, searches: [] },
  ],
  melawa_told: [asha, { firstName: null }],
  grievance_confirmed: [
    { ...asha, reference: 'G-0032', dueOn: until, isMember: true },
    { firstName: null, reference: 'G-0032', dueOn: until, isMember: false },
  ],
  grievance_answered: [
    ...(['put_right', 'explained', 'not_for_us', 'withdrawn'] as const).map((outcome) => ({
      ...asha,
      reference: 'G-0032',
      outcome,
      answer: reason,
      reopenUntil: outcome === 'withdrawn' ? null : until,
      isMember: true,
    })),
    {
      firstName: null,
      reference: 'G-0032',
      outcome: 'explained',
      answer: reason,
      reopenUntil: until,
      isMember: false,
    },
  ],
  grievance_reopened: [{ id: 32, reference: 'G-0032' }],
  grievance_late: [{ id: 32, reference: 'G-0032' }],
  safety_alert: [
    { alert: 'burst', count: 30, reportId: 4, reference: 'R-0001' },
    { alert: 'profiles', count: 1200, reportId: 4, reference: 'R-0001' },
    { alert: 'interests', count: 20, reportId: 4, reference: 'R-0001' },
    { alert: 'repeated', count: 3, reportId: 4, reference: 'R-0001' },
  ],
  interest_received: [
    { ...rohan, sentence: 'liked', words: 'Rohan also treks in the Sahyadri.', until, card },
    { ...rohan, sentence: 'share', words: null, until, card },
    { ...rohan, sentence: 'know_more', words: null, until, card },
    { ...rohan, sentence: 'in_common', words: null, until, card },
    { ...rohan, sentence: 'joy', words: null, until, card },
    { ...rohan, sentence: 'melawa', words: null, until, card },
    {
      ...rohan,
      sentence: null,
      words: null,
      until,
      card: { ...card, serialNumber: null, work: null, mine: null, theirs: null },
    },
  ],
  interest_reminder: [{ ...rohan, sentence: 'liked', words: null, until, card }],
  interest_last_days: [{ ...rohan, sentence: 'liked', words: null, until, card }],
  interest_accepted: [
    { ...rohan, sentence: 'call_us', words: null, interestId: 7 },
    { ...rohan, sentence: 'we_will_call', words: 'We also liked the profile.', interestId: 7 },
  ],
  interest_answered: [
    { ...rohan, answer: 'later', sentence: 'little_time', words: null, interestId: 7 },
    { ...rohan, answer: 'later', sentence: 'exams', words: null, interestId: 7 },
    { ...rohan, answer: 'no', sentence: 'not_the_match', words: null, interestId: 7 },
    { ...rohan, answer: 'no', sentence: 'moved_ahead', words: null, interestId: 7 },
  ],
  payment_received: [
    { ...payment, receiptNumber: '2026-27/00001', bought: { kind: 'subscription', validTill: until } },
    { ...payment, receiptNumber: '2026-27/00001', bought: { kind: 'suchi', edition: '2026' } },
    { ...payment, receiptNumber: '2026-27/00001', bought: { kind: 'suchi', edition: null } },
    { ...payment, receiptNumber: '2026-27/00001', bought: { kind: 'melawa', seats: 1 } },
    { ...payment, receiptNumber: '2026-27/00001', bought: { kind: 'melawa', seats: 4 } },
  ],
  refund_made: [
    { ...payment, noteNumber: 'R/1', bankReference: 'AB12', ended: 'subscription' },
    { ...payment, noteNumber: 'R/1', bankReference: null, ended: 'suchi' },
    { ...payment, noteNumber: 'R/1', bankReference: null, ended: 'melawa' },
    { ...payment, noteNumber: 'R/1', bankReference: null, ended: null },
  ],
  suchi_dispatched: [
    { ...asha, edition: '2026', carrier: 'speed_post', trackingNumber: 'EM123' },
    { ...asha, edition: null, carrier: 'other', trackingNumber: null },
  ],
  suchi_returned: [
    { ...asha, edition: '2026', reason },
    { ...asha, edition: null, reason },
  ],
  melawa_invitation: [{ ...melawa, answerUntil: '10/01/2027' }],
  melawa_changed: [
    { ...melawa, feePaise: 15_000 },
    { ...melawa, hall: '', feePaise: null },
  ],
  melawa_pass: [melawa],
  still_looking: [asked, { ...asked, serialNumber: null }],
  still_looking_reminder: [asked],
  profile_rests: [asked],
  candidates_word: [{ firstName: 'Meera' }],
  proof_page: [{ ...asha, until }],
  proof_reminder: [{ ...asha, until }],
  proof_returned: [{ ...asha, until }],
  print_incomplete: [
    {
      ...asha,
      problems: [
        'photo_missing',
        'photo_small',
        'birth_time_missing',
        'gotra_missing',
        'own_script_name_missing',
      ],
    },
  ],
  money_alarm: [{ alarm: 'ledger_differs' }, { alarm: 'webhook_silent' }],
  staff_invitation: [
    { isAdmin: true, duties: [] },
    { isAdmin: false, duties: ['review', 'desk', 'treasury', 'dispatch', 'event', 'grievance'] },
  ],
  second_factor_reset: [asha],
  second_factor_changed: [{ ...asha, at }],
  account_suspended: [{ ...asha, reason }],
  account_closed: [
    {
      ...asha,
      request: 117,
      restoreUntil: '2026-12-17',
      sealedUntil: '2027-11-17',
      backupDays: 35,
      receiptsUntil: '2035-03-31',
    },
  ],
  account_restored: [asha],
  contact_corrected: [
    { ...asha, at, changed: ['email'] },
    { ...asha, at, changed: ['mobile'] },
    { ...asha, at, changed: ['email', 'mobile'] },
  ],
  email_changed: [{ ...asha, at }],
  mobile_changed: [{ ...asha, at }],
  bulk_mail_test: [{ subject: 'News', heading: 'News', text: reason }],
};

const isWritten = (kind: string): kind is WrittenMailKind => kind in samples;

const pair = <Kind extends WrittenMailKind>(kind: Kind) => samples[kind].map((facts) => ({ kind, facts }));

export const mailSamples: readonly MailToWrite[] = mailKinds
  .filter(isWritten)
  .flatMap((kind) => pair(kind) as MailToWrite[]);
