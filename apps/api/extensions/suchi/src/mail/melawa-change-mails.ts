import type { CalendarDate } from '@suchi/domain/basics';
import { type ClockTime, instantAt } from '@suchi/domain/melawa';
import { button, entitle, greet, type Greeted, type MailWords, say } from './blocks.ts';
import { formatRupees } from './rupees.ts';
import type { Wording } from './wording.ts';

interface ChangedFacts extends Greeted {
  day: CalendarDate;
  hall: string;
  doorsAt: ClockTime;
  /** Of each person; 0: none is asked. */
  feePaise: number;
}

/** To families that said that they come. */
export const melawaChangeMails = {
  melawa_changed: (wording: Wording, facts: ChangedFacts): MailWords => {
    const { t } = wording;
    const { day, hall, doorsAt, feePaise } = facts;
    return {
      ...entitle(t('melawa_changed.title')),
      blocks: [
        greet(wording, facts),
        say(t('melawa_changed.text', { at: wording.moment(instantAt(day, doorsAt)), hall })),
        say(
          feePaise === 0
            ? t('melawa_changed.noFee')
            : t('melawa_changed.fee', { amount: formatRupees(feePaise) }),
        ),
        say(t('melawa_changed.answer')),
        button(t('melawa_changed.see'), '/melawa'),
      ],
    };
  },
};
