import { toMailName } from '@suchi/domain/accounts';
import { formatPhone } from '@suchi/domain/text';
import { button, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';
import type { Wording } from './wording.ts';

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

/** Messages of members, and the committee's answers to reports. */
export const safetyMails = {
  member_message: (wording: Wording, { candidate, sender, message }: MemberMessageFacts): MailWords => {
    const { t } = wording;
    const { email, mobile, profileId, serialNumber } = sender;
    const names = { sender: toMailName(sender.name), candidate: toMailName(candidate) };
    return {
      subject: t('member_message.subject', names),
      heading: t('member_message.heading'),
      blocks: [
        say(t('greeting')),
        say(
          serialNumber === null
            ? t('member_message.seen', names)
            : t('member_message.seenByNumber', { ...names, number: serialNumber }),
        ),
        quote(message),
        say(
          mobile === null
            ? t('member_message.reply', { email })
            : t('member_message.replyOrCall', { email, mobile: formatPhone(mobile) }),
        ),
        ...(profileId === null ? [] : safetyLinks(wording, profileId)),
      ],
    };
  },
  report_outcome: (wording: Wording, facts: Greeted & { reference: string; outcome: string }): MailWords => {
    const { t } = wording;
    const { reference } = facts;
    return {
      subject: t('report_outcome.subject', { reference }),
      heading: t('report_outcome.heading'),
      blocks: [
        greet(wording, facts),
        say(t('report_outcome.answer', { reference })),
        quote(facts.outcome),
        button(t('report_outcome.seeReports'), '/settings/reports'),
      ],
    };
  },
};

/** The pages ask for the login and then for a tap; opening a link changes nothing. */
const safetyLinks = ({ t }: Wording, profileId: number) => [
  say(t('member_message.notWelcome')),
  button(t('member_message.block'), `/member_safety/${profileId}?do=block`),
  button(t('member_message.report'), `/member_safety/${profileId}?do=report`),
];
