import type { SeenKind } from '@suchi/domain/data-use';
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
  breach_notice: (wording: Wording, facts: BreachFacts): MailWords => {
    const { t, moment, list } = wording;
    const seen = list(facts.seen.map((kind) => t(`breach_notice.seen.${kind}`)));
    const { reference } = facts;
    return {
      ...entitle(t('breach_notice.title')),
      blocks: [
        greet(wording, facts),
        say(t('breach_notice.what', { seen })),
        say(
          t('breach_notice.when', {
            from: moment(facts.from),
            to: moment(facts.to),
            known: moment(facts.knownAt),
          }),
        ),
        say(t('breach_notice.mean')),
        say(t('breach_notice.did')),
        say(t('breach_notice.do')),
        say(
          facts.phone !== null
            ? t('breach_notice.call', { phone: facts.phone, reference })
            : facts.email !== null
              ? t('breach_notice.write', { email: facts.email, reference })
              : t('breach_notice.ask', { reference }),
        ),
      ],
    };
  },
};

interface BreachFacts extends Greeted {
  reference: string;
  from: Date;
  to: Date;
  knownAt: Date;
  seen: readonly SeenKind[];
  /** Of the association. */
  phone: string | null;
  email: string | null;
}
