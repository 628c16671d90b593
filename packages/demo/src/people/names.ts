import type { Random } from '../random.ts';
import { gujaratiFathers, gujaratiMen, gujaratiSurnames, gujaratiWomen } from './gujarati-names.ts';
import { marathiFathers, marathiMen, marathiSurnames, marathiWomen } from './marathi-names.ts';
import type { Name } from './name-list.ts';
import type { DemoGender } from './rows.ts';

/** The two communities of the demo association. */
export type Community = 'marathi' | 'gujarati';

/** The parts of a person's name. */
export interface PersonName {
  community: Community;
  first: Name;
  father: Name;
  last: Name;
  maternalSurname: string;
  petname: string | null;
}

const lists = {
  marathi: { Male: marathiMen, Female: marathiWomen, fathers: marathiFathers, surnames: marathiSurnames },
  gujarati: {
    Male: gujaratiMen,
    Female: gujaratiWomen,
    fathers: gujaratiFathers,
    surnames: gujaratiSurnames,
  },
};

const petnames = [
  'Chinu',
  'Pinky',
  'Sonu',
  'Bunty',
  'Mini',
  'Raju',
  'Guddi',
  'Babu',
  'Tai',
  'Manu',
  'Chotu',
  'Gudiya',
];

/** Draws a name. Full names may repeat, as in a real community. */
export function namePerson(random: Random, gender: DemoGender, of?: Community): PersonName {
  const community = of ?? random.weighted<Community>({ marathi: 70, gujarati: 30 });
  const list = lists[community];
  const last = random.pick(list.surnames);
  const maternal = random.pick(list.surnames.filter(({ latin }) => latin !== last.latin));
  return {
    community,
    first: random.pick(list[gender]),
    father: random.pick(list.fathers),
    last,
    maternalSurname: maternal.latin,
    petname: random.chance(0.35) ? random.pick(petnames) : null,
  };
}

const findName = (names: readonly Name[], latin: string) =>
  names.find((name) => name.latin === latin) ?? { latin, ownScript: '' };

/** Uses a given name, in the script of its community. */
export function nameAs(random: Random, gender: DemoGender, firstName: string, lastName: string): PersonName {
  const isGujarati = lists.gujarati.surnames.some(({ latin }) => latin === lastName);
  const community = isGujarati ? 'gujarati' : 'marathi';
  const drawn = namePerson(random, gender, community);
  return {
    ...drawn,
    // The drawn surname was not used, so it is free for the mother's family.
    maternalSurname: drawn.maternalSurname === lastName ? drawn.last.latin : drawn.maternalSurname,
    first: findName(lists[community][gender], firstName),
    last: findName(lists[community].surnames, lastName),
    petname: null,
  };
}

/** The full name as the family writes it. */
export function ownScriptName({ first, father, last }: PersonName): string | null {
  const parts = [first.ownScript, father.ownScript, last.ownScript];
  return parts.every((part) => part !== '') ? parts.join(' ') : null;
}
