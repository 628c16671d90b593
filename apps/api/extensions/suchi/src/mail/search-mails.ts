import { toMailName } from '@suchi/domain/accounts';
import { toFeetAndInches } from '@suchi/domain/profiles';
import { button, entitle, greet, type Greeted, type MailWords, say } from './blocks.ts';
import type { MailBlock } from './codec.ts';
import type { Wording } from './wording.ts';

interface FitCount {
  fits: number;
  of: number;
}

/** What a weekly mail says of a candidate: no photo, number, income or address. */
export interface NewPerson {
  firstName: string;
  lastName: string;
  age: number | null;
  heightCm: number | null;
  place: string | null;
  /** Null: that family asked for nothing. */
  mine: FitCount | null;
  theirs: FitCount | null;
}

interface NewInSearch {
  id: number;
  /** As the reader called it. */
  name: string;
  count: number;
  people: readonly NewPerson[];
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

function personLines({ t }: Wording, person: NewPerson) {
  const names = [person.firstName, person.lastName].map(toMailName).filter((name) => name !== '');
  const { age, heightCm, place } = person;
  const facts = [
    age === null ? null : t('weekly_searches.years', { count: age }),
    heightCm === null ? null : t('weekly_searches.height', { ...toFeetAndInches(heightCm) }),
    place === null ? null : toMailName(place),
  ];
  return {
    initials: names.map((name) => Array.from(name)[0]).join(''),
    name: names.join(' '),
    lines: [facts, fitParts(t, person)].map(joinKnown).filter((line) => line !== ''),
  };
}

function fitParts(t: Wording['t'], { mine, theirs }: NewPerson): (string | null)[] {
  if (mine === null) return [theirs && t('weekly_searches.onlyTheirs', { ...theirs })];
  return [
    t('weekly_searches.mine', { ...mine }),
    theirs === null ? t('weekly_searches.theySetNone') : t('weekly_searches.theirs', { ...theirs }),
  ];
}

const joinKnown = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', ');
