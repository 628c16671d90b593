import type { CalendarDate } from '@suchi/domain/basics';
import { button, entitle, greet, type Greeted, type MailWords, say } from './blocks.ts';
import { formatRupees } from './format-rupees.ts';
import type { Wording } from './wording.ts';

interface MelawaFacts extends Greeted {
  day: CalendarDate;
  doorsAt: string;
  foyerUntil: string;
  hall: string;
}

/** Day, hours and hall, as far as they are known. */
const when = ({ t, weekday, clock }: Wording, { day, doorsAt, foyerUntil, hall }: MelawaFacts): string =>
  [weekday(day), t('melawa_pass.hours', { from: clock(doorsAt), until: clock(foyerUntil) }), hall]
    .filter((part) => part !== '')
    .join(', ');

/** Mails about the melawa, its passes and its pairs. */
export const melawaMails = {
  melawa_invitation: (wording: Wording, facts: MelawaFacts & { answerUntil: string }): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('melawa_invitation.title')),
      blocks: [
        greet(wording, facts),
        say(t('melawa_invitation.invites', { when: when(wording, facts) })),
        say(t('melawa_invitation.until', { date: facts.answerUntil })),
        button(t('melawa_invitation.answer'), '/melawa'),
      ],
    };
  },
  melawa_changed: (wording: Wording, facts: MelawaFacts & { feePaise: number | null }): MailWords => {
    const { t } = wording;
    const { feePaise } = facts;
    return {
      ...entitle(t('melawa_changed.title')),
      blocks: [
        greet(wording, facts),
        say(t('melawa_changed.now', { when: when(wording, facts) })),
        ...(feePaise === null ? [] : [say(t('melawa_changed.fee', { amount: formatRupees(feePaise) }))]),
        say(t('melawa_changed.keeps')),
        button(t('melawa_changed.see'), '/melawa'),
      ],
    };
  },
  melawa_pass: (wording: Wording, facts: MelawaFacts): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('melawa_pass.title')),
      blocks: [
        greet(wording, facts),
        say(t('melawa_pass.when', { when: when(wording, facts) })),
        say(t('melawa_pass.print')),
        say(t('melawa_pass.code')),
        { kind: 'code' },
        button(t('melawa_pass.open'), '/melawa/pass'),
      ],
    };
  },
  /** The same for everybody who was there: it says nothing about pairs. */
  melawa_told: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('melawa_told.title')),
      blocks: [
        greet(wording, facts),
        say(t('melawa_told.text')),
        button(t('melawa_told.see'), '/melawa/pairs'),
        say(t('melawa_told.others')),
      ],
    };
  },
};
