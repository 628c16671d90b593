import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { stableUuid } from './identifiers.ts';
import type { Member } from './members.ts';
import { instantOn } from './moments.ts';
import type { ColdMailRecipientRow, ColdMailRow, MailRow } from './office-rows.ts';
import type { DemoDate } from './rows.ts';

interface BulkMail {
  subject: string;
  heading: string;
  body: string;
  priority: number;
  daysAgo: number;
  /** The share of recipients that were sent the mail. */
  progress: number;
  recipients: (member: Member) => boolean;
  limit: number;
}

const isActive = ({ plan }: Member) => plan.status === 'Active';

/** From a mail of last year to one being sent and one that is a draft. */
const bulkMails: readonly BulkMail[] = [
  {
    subject: 'Registration for the suchi closes on 15 October',
    heading: 'Last days to register',
    body: 'Profiles approved by 15 October will be printed.<br>Please check your photo and mobile number.',
    priority: 2,
    daysAgo: 402,
    progress: 1,
    recipients: isActive,
    limit: 240,
  },
  {
    subject: 'Melawa on 2 November, Mulund East',
    heading: 'You are invited',
    body: 'The melawa begins at 10 in the morning.<br>Please bring your suchi number.',
    priority: 1,
    daysAgo: 385,
    progress: 1,
    recipients: ({ profile }) => profile.is_attending === 1,
    limit: 200,
  },
  {
    subject: 'Your suchi is on its way',
    heading: 'Delivery has begun',
    body: 'Books are being delivered in four to five days.',
    priority: 3,
    daysAgo: 380,
    progress: 1,
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
    recipients: ({ plan }) => plan.createdOn < '2024-07-01',
    limit: 110,
  },
  {
    subject: 'Your draft is waiting',
    heading: 'Only a few answers are missing',
    body: 'Complete your profile to be seen by other members.',
    priority: 3,
    daysAgo: 14,
    progress: 1,
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
    recipients: isActive,
    limit: 25,
  },
];

function recipientStatus(random: Random, place: number, progress: number): ColdMailRecipientRow['status'] {
  if (place >= progress) return 'pending';
  return random.chance(0.03) ? 'failed' : 'success';
}

/** Bulk mails with their recipients. */
export function sendBulkMails(members: readonly Member[], adminId: string, today: DemoDate) {
  const random = createRandom('bulk mails');
  const coldMailRecipients: ColdMailRecipientRow[] = [];
  const coldMails = bulkMails.map((mail, index): ColdMailRow => {
    const sentOn = addDays(today, -mail.daysAgo - 1);
    const chosen = random
      .shuffle(members.filter((member) => member.plan.createdOn <= sentOn && mail.recipients(member)))
      .slice(0, mail.limit);
    for (const [place, { profile }] of chosen.entries()) {
      coldMailRecipients.push({
        id: coldMailRecipients.length + 1,
        qdb_cold_mail_id: index + 1,
        qd_matrimonial_profile_id: profile.id,
        priority: mail.priority,
        status: recipientStatus(random, place / chosen.length, mail.progress),
      });
    }
    return {
      id: index + 1,
      subject: mail.subject,
      body_heading: mail.heading,
      body_content: mail.body,
      priority: mail.priority,
      user_created: adminId,
      date_created: instantOn(sentOn, random),
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
