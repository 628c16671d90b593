import { toMailName } from '@suchi/domain/accounts';
import type { ReportKind } from '@suchi/domain/safety';
import { formatPhone } from '@suchi/domain/text';
import { button, type MailWords, quote, say } from './blocks.ts';

export interface MailSender {
  name: string;
  /** Null for staff, who can be neither blocked nor reported. */
  profileId: number | null;
  serialNumber: number | null;
  email: string;
  mobile: string | null;
}

export interface MemberMessageFacts {
  candidate: string;
  sender: MailSender;
  message: string;
}

export function writeMemberMessage({ candidate, sender, message }: MemberMessageFacts): MailWords {
  const { email, mobile, profileId } = sender;
  return {
    subject: `${toMailName(sender.name)} writes about the profile of ${toMailName(candidate)}`,
    heading: 'A message for you',
    blocks: [
      say('Namaste,'),
      say(`${nameWithSerial(sender)} has seen the profile of ${toMailName(candidate)} and writes:`),
      quote(message),
      say(
        `Reply to ${email}${mobile === null ? '' : ` or call ${formatPhone(mobile)}`}. Your own address was not shown.`,
      ),
      ...(profileId === null ? [] : safetyLinks(profileId)),
    ],
  };
}

/** The pages ask for the login and then for a tap; opening a link changes nothing. */
const safetyLinks = (profileId: number) => [
  say('Is this message not welcome? You can block this member, or report it to the committee.'),
  button('Block', `/member_safety/${profileId}?do=block`),
  button('Report', `/member_safety/${profileId}?do=report`),
];

function nameWithSerial({ name, serialNumber }: MailSender): string {
  const shown = toMailName(name);
  return serialNumber === null ? shown : `${shown} (suchi number ${serialNumber})`;
}

export interface SafetyAlertFacts {
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

/** No names: the office mailbox is often shared. */
export function writeSafetyAlert({ alert, count, reportId, reference }: SafetyAlertFacts): MailWords {
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
}
