import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { PrintProblem } from '@suchi/domain/print';
import { button, greet, type Greeted, type MailWords, say } from './blocks.ts';
import type { Wording } from './wording.ts';

type ProofFacts = Greeted & { until: CalendarDate };

const closing = ({ t }: Wording, { until }: ProofFacts) => [
  say(t('proof_page.closing', { date: formatCalendarDate(until) })),
  button(t('buttons.seePage'), '/candidate/proof'),
];

/** Mails about a family's page of the printed suchi. */
export const printMails = {
  proof_page: (wording: Wording, facts: ProofFacts): MailWords => {
    const { t } = wording;
    return {
      subject: t('proof_page.subject'),
      heading: t('proof_page.heading'),
      blocks: [
        greet(wording, facts),
        say(t('proof_page.ready')),
        say(t('proof_page.answer')),
        ...closing(wording, facts),
      ],
    };
  },
  proof_reminder: (wording: Wording, facts: ProofFacts): MailWords => {
    const { t } = wording;
    return {
      subject: t('proof_reminder.subject'),
      heading: t('proof_reminder.heading'),
      blocks: [greet(wording, facts), say(t('proof_reminder.waits')), ...closing(wording, facts)],
    };
  },
  proof_returned: (wording: Wording, facts: ProofFacts): MailWords => {
    const { t } = wording;
    return {
      subject: t('proof_returned.subject'),
      heading: t('proof_returned.heading'),
      blocks: [
        greet(wording, facts),
        say(t('proof_returned.lookedAt')),
        say(t('proof_returned.checkAgain')),
        ...closing(wording, facts),
      ],
    };
  },
  print_incomplete: (wording: Wording, facts: Greeted & { problems: readonly PrintProblem[] }): MailWords => {
    const { t } = wording;
    return {
      subject: t('print_incomplete.subject'),
      heading: t('print_incomplete.heading'),
      blocks: [
        greet(wording, facts),
        say(t('print_incomplete.preparing')),
        ...facts.problems.map((problem) => say(t(`print_incomplete.problems.${problem}`))),
        say(t('print_incomplete.next')),
        button(t('print_incomplete.complete'), '/candidate/edit'),
      ],
    };
  },
};
