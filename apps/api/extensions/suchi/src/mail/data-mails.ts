import { button, entitle, greet, type Greeted, type MailWords, say } from './blocks.ts';
import type { Wording } from './wording.ts';

/** What a family's data is used for. */
export const dataMails = {
  data_ready: (wording: Wording, facts: Greeted & { until: Date }): MailWords => {
    const { t, moment } = wording;
    return {
      ...entitle(t('data_ready.title')),
      blocks: [
        greet(wording, facts),
        say(t('data_ready.until', { at: moment(facts.until) })),
        button(t('data_ready.open'), '/settings/data'),
        say(t('data_ready.notYou')),
      ],
    };
  },
};
