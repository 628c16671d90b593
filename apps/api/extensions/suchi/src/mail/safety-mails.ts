import { toMailName } from '@suchi/domain/accounts';
import type { ReportKind } from '@suchi/domain/safety';
import { formatPhone } from '@suchi/domain/text';
import { button, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';

interface MailSender {
  name: string;
  /** Null for staff, who can be neither blocked nor reported. */
  profileId: number | null;
  serialNumber: number | null;
  email: string;
  mobile: string | null;
}

interface MemberMessageFacts {
  candidate: string;
  sender: MailSender;
  message: string;
}

interface SafetyAlertFacts {
  alert: Exclude<ReportKind, 'report'>;
  count: number;
  reportId: number;
  reference: string;
}

const alertWords: Record<SafetyAlertFacts['alert'], { subject: string; text: (count: number) => string }> = {
  burst: {
    subject: 'A member opened many numbers in a short time',
    text: (count) =>
      `One member opened ${count} numbers in a short time. The account is slowed down for now.`,
  },
  profiles: {
    subject: 'A member opened very many profiles',
    text: (count) => `One member has opened ${count} different profiles today.`,
  },
  repeated: {
    subject: 'Several members reported one profile',
    text: (count) => `${count} members have reported the same profile.`,
  },
};

/** Messages of members, and mails about reports. */
export const safetyMails = {
  member_message: ({ candidate, sender, message }: MemberMessageFacts): MailWords => {
    const { email, mobile, profileId } = sender;
    return {
      subject: `${toMailName(sender.name)} writes about the profile of ${toMailName(candidate)}`,
      heading: 'A message for you',
      blocks: [
        say('Namaste,'),
        say(seenWords(sender, toMailName(candidate))),
        quote(message),
        say(
          mobile === null
            ? `Reply to ${email}. Your own address was not shown.`
            : `Reply to ${email} or call ${formatPhone(mobile)}. Your own address was not shown.`,
        ),
        ...(profileId === null ? [] : safetyLinks(profileId)),
      ],
    };
  },
  report_outcome: (facts: Greeted & { reference: string; outcome: string }): MailWords => ({
    subject: `Your report ${facts.reference}`,
    heading: 'The committee has looked at your report',
    blocks: [
      greet(facts),
      say(`You sent us the report ${facts.reference}. The committee answers:`),
      quote(facts.outcome),
      button('See your reports', '/settings/reports'),
    ],
  }),
  /** No names: the office mailbox is often shared. */
  safety_alert: ({ alert, count, reportId, reference }: SafetyAlertFacts): MailWords => {
    const { subject, text } = alertWords[alert];
    return {
      subject,
      heading: subject,
      blocks: [
        say(text(count)),
        say(`Please look at it and decide what to do. It has the number ${reference}.`),
        button('Open the report', `/admin/member_reports/${reportId}`),
      ],
    };
  },
};

/** The pages ask for the login and then for a tap; opening a link changes nothing. */
const safetyLinks = (profileId: number) => [
  say('Is this message not welcome? You can block this member, or report it to the committee.'),
  button('Block', `/member_safety/${profileId}?do=block`),
  button('Report', `/member_safety/${profileId}?do=report`),
];

function seenWords({ name, serialNumber }: MailSender, candidate: string): string {
  const sender = toMailName(name);
  return serialNumber === null
    ? `${sender} has seen the profile of ${candidate} and writes:`
    : `${sender} (suchi number ${serialNumber}) has seen the profile of ${candidate} and writes:`;
}
