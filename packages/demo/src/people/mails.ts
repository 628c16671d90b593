import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { stableUuid } from './identifiers.ts';
import type { Member } from './members.ts';
import { instantOn } from './moments.ts';
import type { ColdMailRecipientRow, ColdMailRow, MailRow } from './office-rows.ts';
import type { DemoDate, DemoInstant } from './rows.ts';
import { demoCalendar } from './season.ts';

interface BulkMail {
  subject: string;
  heading: string;
  body: string;
  priority: number;
  daysAgo: number;
  /** The share of recipients that were sent the mail. */
  progress: number;
  /** The rest was cancelled. Otherwise it is paused, so that a demo mails no one by itself. */
  isCancelled?: true;
  audience: string;
  recipients: (member: Member, calendar: ReturnType<typeof demoCalendar>) => boolean;
  limit: number;
}

const isActive = ({ plan }: Member) => plan.status === 'Active';

/** From a mail of last year to one being sent and one that is a draft. */
const bulkMails: readonly BulkMail[] = [
  {
    subject: 'Registration for the suchi closes soon',
    heading: 'Last days to register',
    body: 'Profiles registered by the end of the month will be printed.\nPlease check your photo and mobile number.',
    priority: 2,
    daysAgo: 364,
    progress: 1,
    audience: 'Candidates: Active',
    recipients: isActive,
    limit: 240,
  },
  {
    subject: 'Melawa on Sunday, Mulund East',
    heading: 'You are invited',
    body: 'The melawa begins at 10 in the morning.\nPlease bring your suchi number.',
    priority: 1,
    daysAgo: 312,
    progress: 1,
    audience: 'Event attendees',
    recipients: ({ profile }) => profile.is_attending === 1,
    limit: 200,
  },
  {
    subject: 'Your suchi is on its way',
    heading: 'Delivery has begun',
    body: 'Books are being delivered in four to five days.',
    priority: 3,
    daysAgo: 328,
    progress: 1,
    audience: 'Candidates with a number',
    recipients: ({ profile }) => profile.serial_number !== null,
    limit: 120,
  },
  {
    subject: 'Is your profile still up to date?',
    heading: 'A small request',
    body: 'Please open your profile and confirm that you are still looking.',
    priority: 4,
    daysAgo: 120,
    progress: 1,
    audience: 'Candidates: Deactivated',
    recipients: ({ plan }, { activationCutOff }) => plan.createdOn < activationCutOff,
    limit: 110,
  },
  {
    subject: 'Your draft is waiting',
    heading: 'Only a few answers are missing',
    body: 'Complete your profile to be seen by other members.',
    priority: 3,
    daysAgo: 14,
    progress: 1,
    audience: 'Candidates: Draft',
    recipients: ({ plan }) => plan.status === 'Draft',
    limit: 60,
  },
  {
    subject: 'Diwali greetings',
    heading: 'Happy Diwali to your family',
    body: 'May the festival of lights bring joy to your home.',
    priority: 5,
    daysAgo: 7,
    progress: 0.9,
    isCancelled: true,
    audience: 'Candidates: Active',
    recipients: isActive,
    limit: 180,
  },
  {
    subject: 'Next melawa: tell us if you will come',
    heading: 'Will you attend?',
    body: 'Please answer on your profile page, it takes one tap.',
    priority: 3,
    daysAgo: 0,
    progress: 0.35,
    audience: 'Candidates: Active, no answer about the melawa',
    recipients: ({ profile, plan }) => profile.is_attending === null && plan.status === 'Active',
    limit: 90,
  },
  {
    subject: 'Office closed on Monday',
    heading: 'A short notice',
    body: 'The office is closed on Monday. We answer mails on Tuesday.',
    priority: 5,
    daysAgo: 0,
    progress: 0,
    audience: 'Candidates: Active',
    recipients: isActive,
    limit: 25,
  },
];

type Delivery = Pick<ColdMailRecipientRow, 'status' | 'failure' | 'sent_at'>;

function deliver(random: Random, place: number, mail: BulkMail, sentAt: DemoInstant): Delivery {
  if (place >= mail.progress)
    return { status: mail.isCancelled ? 'cancelled' : 'pending', failure: null, sent_at: null };
  if (!random.chance(0.03)) return { status: 'success', failure: null, sent_at: sentAt };
  return { status: 'failed', failure: random.chance(0.5) ? 'smtp_550' : 'smtp_552', sent_at: null };
}

const minuteMs = 60_000;

/** One mail a minute. */
const minutesAfter = (start: DemoInstant, minutes: number): DemoInstant =>
  new Date(Date.parse(start) + minutes * minuteMs).toISOString();

/** Bulk mails with their recipients. */
export function sendBulkMails(members: readonly Member[], adminId: string, today: DemoDate) {
  const random = createRandom('bulk mails');
  const calendar = demoCalendar(today);
  const coldMailRecipients: ColdMailRecipientRow[] = [];
  const coldMails = bulkMails.map((mail, index): ColdMailRow => {
    const sentOn = addDays(today, -mail.daysAgo - 1);
    const chosen = random
      .shuffle(
        members.filter((member) => member.plan.createdOn <= sentOn && mail.recipients(member, calendar)),
      )
      .slice(0, mail.limit);
    const createdAt = instantOn(sentOn, random);
    for (const [place, { profile }] of chosen.entries()) {
      coldMailRecipients.push({
        id: coldMailRecipients.length + 1,
        qdb_cold_mail_id: index + 1,
        qd_matrimonial_profile_id: profile.id,
        priority: mail.priority,
        ...deliver(random, place / chosen.length, mail, minutesAfter(createdAt, place + 1)),
      });
    }
    return {
      id: index + 1,
      subject: mail.subject,
      body_heading: mail.heading,
      body_content: mail.body,
      priority: mail.priority,
      state: mail.isCancelled ? 'cancelled' : 'paused',
      audience: mail.audience,
      user_created: adminId,
      date_created: createdAt,
    };
  });
  return { coldMails, coldMailRecipients };
}

function writeNotice({ profile, plan }: Member): Pick<MailRow, 'subject' | 'body_heading' | 'body_content'> {
  const name = `${profile.first_name} ${profile.last_name}`;
  const body_heading = `Dear ${name}`;
  if (plan.status === 'Rejected') {
    const body_content = `Please correct and submit again: ${profile.rejection_reason}`;
    return { subject: 'Profile rejected', body_heading, body_content };
  }
  if (plan.status === 'Blocked') {
    const body_content = 'Your profile has been blocked. Please contact the office.';
    return { subject: 'Profile blocked', body_heading, body_content };
  }
  if (plan.status === 'Pending') {
    const body_content = `${name} has submitted a profile.`;
    return { subject: `Profile pending ${name}`, body_heading: 'A profile waits for review', body_content };
  }
  const body_content = 'Your profile is approved and will be printed in the suchi.';
  return { subject: 'Profile approved', body_heading, body_content };
}

/** Notices about single profiles: most sent, some queued, a few failed. */
export function sendNotices(members: readonly Member[], adminEmail: string): MailRow[] {
  const random = createRandom('notices');
  const reviewed = random
    .shuffle(members.filter(({ plan }) => plan.status !== 'Draft' && plan.status !== 'married'))
    .slice(0, 220);
  return reviewed.map((member, index): MailRow => {
    const { profile, plan, user } = member;
    const state = index % 37 === 0 ? 'failed' : index % 23 === 0 ? 'queued' : 'sent';
    const written = profile.date_updated ?? profile.date_created;
    return {
      id: stableUuid('mail', profile.id),
      to_email: plan.status === 'Pending' ? adminEmail : user.email,
      ...writeNotice(member),
      kind: 'notice',
      state,
      tries: state === 'failed' ? 5 : state === 'sent' ? 1 : 0,
      failure: state === 'failed' ? 'mailbox_unavailable' : null,
      sent_at: state === 'sent' ? written : null,
      date_created: written,
    };
  });
}
