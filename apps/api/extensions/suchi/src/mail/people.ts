import { toMailName } from '@suchi/domain/accounts';
import { toFeetAndInches } from '@suchi/domain/profiles';
import type { MailBlock } from './codec.ts';
import type { Wording } from './wording.ts';

interface FitCount {
  fits: number;
  of: number;
}

/** What a mail says of another family's candidate: no photo, number, income or address. */
export interface MailPerson {
  firstName: string;
  lastName: string;
  age: number | null;
  heightCm: number | null;
  place: string | null;
  /** Null: that family asked for nothing. */
  mine: FitCount | null;
  theirs: FitCount | null;
}

/** More about a candidate who is alone in a mail. */
export interface MailCard extends MailPerson {
  serialNumber: number | null;
  work: string | null;
  education: string | null;
}

type PersonLines = Extract<MailBlock, { kind: 'people' }>['people'][number];

export function personLines({ t }: Wording, person: MailPerson, more: readonly string[] = []): PersonLines {
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
    lines: [facts, more, fitParts(t, person)].map(joinKnown).filter((line) => line !== ''),
  };
}

/** One candidate, alone. */
export function personCard(wording: Wording, card: MailCard): MailBlock {
  const { serialNumber, work, education } = card;
  const more = [work, education].filter((fact) => fact !== null).map(toMailName);
  const { name, ...lines } = personLines(wording, card, more);
  const called =
    serialNumber === null ? name : wording.t('families.numbered', { name, number: serialNumber });
  return { kind: 'people', title: null, badge: null, people: [{ ...lines, name: called }], link: null };
}

function fitParts(t: Wording['t'], { mine, theirs }: MailPerson): (string | null)[] {
  if (mine === null) return [theirs && t('weekly_searches.onlyTheirs', { ...theirs })];
  return [
    t('weekly_searches.mine', { ...mine }),
    theirs === null ? t('weekly_searches.theySetNone') : t('weekly_searches.theirs', { ...theirs }),
  ];
}

const joinKnown = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', ');
