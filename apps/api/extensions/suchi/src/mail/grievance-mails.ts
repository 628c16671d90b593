import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { GrievanceOutcome } from '@suchi/domain/grievances';
import { button, entitle, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';
import type { MailBlock } from './codec.ts';
import type { Wording } from './wording.ts';

interface ConfirmedFacts extends Greeted {
  reference: string;
  dueOn: CalendarDate;
  /** Reads it in the app too. */
  isMember: boolean;
}

interface AnsweredFacts extends Greeted {
  reference: string;
  outcome: GrievanceOutcome;
  answer: string;
  /** The last day on which it can be reopened: in the app, or by the link of this mail. */
  reopenUntil: CalendarDate | null;
  isMember: boolean;
}

const seeOwn = ({ t }: Wording) => button(t('grievances.see'), '/settings/data/grievances');

const againByLink = ({ t }: Wording): MailBlock => ({ kind: 'secret_button', label: t('grievances.again') });

/** To the person who complains. */
export const grievanceMails = {
  grievance_confirmed: (wording: Wording, facts: ConfirmedFacts): MailWords => {
    const { t } = wording;
    const { reference } = facts;
    return {
      ...entitle(t('grievances.confirmed.title', { reference })),
      blocks: [
        greet(wording, facts),
        say(t('grievances.confirmed.text', { date: formatCalendarDate(facts.dueOn) })),
        ...(facts.isMember ? [seeOwn(wording)] : []),
      ],
    };
  },
  grievance_answered: (wording: Wording, facts: AnsweredFacts): MailWords => {
    const { t } = wording;
    const { reference, reopenUntil } = facts;
    return {
      ...entitle(t('grievances.answered.title', { reference })),
      blocks: [
        greet(wording, facts),
        say(t(`grievances.outcomes.${facts.outcome}`)),
        quote(facts.answer),
        ...(reopenUntil === null
          ? []
          : [
              say(t('grievances.answered.reopen', { date: formatCalendarDate(reopenUntil) })),
              facts.isMember ? seeOwn(wording) : againByLink(wording),
            ]),
        say(t('grievances.board')),
      ],
    };
  },
};
