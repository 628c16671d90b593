import { button, entitle, greet, type Greeted, type MailWords, say } from './blocks.ts';
import type { MailBlock } from './codec.ts';
import { type MailPerson, personLines } from './people.ts';
import type { Wording } from './wording.ts';

interface NewInSearch {
  id: number;
  /** As the reader called it. */
  name: string;
  count: number;
  people: readonly MailPerson[];
}

type WeeklyFacts = Greeted & { total: number; searches: readonly NewInSearch[] };

export const searchMails = {
  weekly_searches: (wording: Wording, facts: WeeklyFacts): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('weekly_searches.title', { count: facts.total })),
      blocks: [
        greet(wording, facts),
        say(t('weekly_searches.lead')),
        ...facts.searches.map((search) => peopleBlock(wording, search)),
        button(t('weekly_searches.open'), '/saved_searches'),
        say(t('weekly_searches.private')),
      ],
    };
  },
};

function peopleBlock(wording: Wording, { id, name, count, people }: NewInSearch): MailBlock {
  const { t } = wording;
  return {
    kind: 'people',
    title: name,
    badge: t('weekly_searches.new', { count }),
    people: people.map((person) => personLines(wording, person)),
    link: { label: t('weekly_searches.seeAll', { count }), path: `/saved_searches?open=${id}` },
  };
}
