import { button, entitle, greet, type Greeted, type MailWords, say } from './blocks.ts';
import type { Wording } from './wording.ts';

/** About the day of the melawa. */
export const melawaMails = {
  /** The same for everybody who was there: it says nothing about pairs. */
  melawa_told: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('melawa.told.title')),
      blocks: [
        greet(wording, facts),
        say(t('melawa.told.text')),
        button(t('melawa.told.see'), '/melawa/pairs'),
        say(t('melawa.told.others')),
      ],
    };
  },
};
