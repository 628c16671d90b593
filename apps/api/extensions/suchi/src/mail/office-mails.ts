import { type Duty, toMailName } from '@suchi/domain/accounts';
import type { ReportKind } from '@suchi/domain/safety';
import { button, entitle, type MailWords, say } from './blocks.ts';
import type { Wording } from './wording.ts';

interface PendingFacts {
  candidate: string;
  news: 'created' | 'changed';
  /** The volunteer who wrote it for the family. */
  writtenBy: string | null;
}

interface SafetyAlertFacts {
  alert: Exclude<ReportKind, 'report'>;
  count: number;
  reportId: number;
  reference: string;
}

interface GrievanceFacts {
  id: number;
  reference: string;
}

/** No names and no words of the person: the mailbox may be shared. */
const aboutGrievance = (
  office: Wording['office'],
  kind: 'grievance_reopened' | 'grievance_late',
  { id, reference }: GrievanceFacts,
): MailWords => ({
  ...entitle(office(`${kind}.title`, { reference })),
  blocks: [
    say(office(`${kind}.text`)),
    button(office('grievance_late.open'), `/admin/grievances?open=${id}`),
  ],
});

/** What the office is told at once. */
export type MoneyAlarm = 'ledger_differs' | 'webhook_silent';

/** Mails to the office and its staff. The back office is in English, and so are they. */
export const officeMails = {
  profile_pending: ({ office }: Wording, { candidate, news, writtenBy }: PendingFacts): MailWords => {
    const names = { candidate: toMailName(candidate), writer: toMailName(writtenBy ?? '') };
    return {
      subject: office('profile_pending.subject', names).trim(),
      heading: office('profile_pending.heading'),
      blocks: [
        say(
          writtenBy === null
            ? office(`profile_pending.${news}`, names)
            : office(`profile_pending.${news}ByOffice`, names),
        ),
        say(office(writtenBy === null ? 'profile_pending.waits' : 'profile_pending.waitsForAnother')),
        button(office('profile_pending.openDesk'), '/admin/candidates/pending'),
      ],
    };
  },
  /** No names: the office mailbox is often shared. */
  safety_alert: (
    { office }: Wording,
    { alert, count, reportId, reference }: SafetyAlertFacts,
  ): MailWords => ({
    ...entitle(office(`safety_alert.${alert}.title`)),
    blocks: [
      say(office(`safety_alert.${alert}.text`, { number: count })),
      say(office('safety_alert.decide', { reference })),
      button(office('safety_alert.openReport'), `/admin/member_reports/${reportId}`),
    ],
  }),
  grievance_reopened: ({ office }: Wording, facts: GrievanceFacts): MailWords =>
    aboutGrievance(office, 'grievance_reopened', facts),
  grievance_late: ({ office }: Wording, facts: GrievanceFacts): MailWords =>
    aboutGrievance(office, 'grievance_late', facts),
  money_alarm: ({ office }: Wording, { alarm }: { alarm: MoneyAlarm }): MailWords => ({
    ...entitle(office(`money_alarm.${alarm}.title`)),
    blocks: [
      say(office(`money_alarm.${alarm}.found`)),
      say(office(`money_alarm.${alarm}.next`)),
      button(office('money_alarm.openDayBook'), '/admin/day_book'),
    ],
  }),
  staff_invitation: (
    { office, list }: Wording,
    { isAdmin, duties }: { isAdmin: boolean; duties: readonly Duty[] },
  ): MailWords => ({
    subject: office('staff_invitation.subject'),
    heading: office('staff_invitation.heading'),
    blocks: [
      say(office('greeting')),
      say(
        isAdmin
          ? office('staff_invitation.asAdmin')
          : office('staff_invitation.withDuties', {
              duties: list(duties.map((duty) => office(`staff_invitation.duties.${duty}`))),
            }),
      ),
      { kind: 'secret_button', label: office('staff_invitation.accept') },
      say(office('staff_invitation.once')),
    ],
  }),
  bulk_mail_test: (
    _wording: Wording,
    { subject, heading, text }: { subject: string; heading: string; text: string },
  ): MailWords => ({
    subject: subject.slice(0, 255),
    heading: heading.slice(0, 255),
    blocks: [{ kind: 'lines', text }],
  }),
};
