import type { StageWish } from '@suchi/domain/melawa';
import type { Gender } from '@suchi/domain/profiles';

/** Nobody has such a name by accident: the desk sees at once that the family is invented. */
const women = [
  'Asha',
  'Bela',
  'Charu',
  'Devi',
  'Esha',
  'Falguni',
  'Gauri',
  'Hema',
  'Ila',
  'Juhi',
  'Kala',
  'Lata',
];
const men = [
  'Ajay',
  'Bharat',
  'Chetan',
  'Dilip',
  'Eknath',
  'Girish',
  'Hari',
  'Indra',
  'Jayesh',
  'Kiran',
  'Laxman',
  'Mohan',
];
const towns = ['Mumbai', 'Thane', 'Pune', 'Nashik'];
const surname = 'Rehearsal';
const firstNumber = 901;
const wishes: readonly StageWish[] = ['morning', 'afternoon', 'none', 'morning'];

export interface InventedFamily {
  number: number;
  name: string;
  gender: Gender;
  bornIn: number;
  town: string;
  people: number;
  stageWish: StageWish;
  hasSmallChild: boolean;
}

/** The families of a rehearsal, the same each time. */
export function inventFamilies(year: number): InventedFamily[] {
  return women.flatMap((woman, place) => [
    inventFamily('Female', woman, place * 2, year),
    inventFamily('Male', men[place] ?? woman, place * 2 + 1, year),
  ]);
}

const inventFamily = (gender: Gender, firstName: string, place: number, year: number): InventedFamily => ({
  number: firstNumber + place,
  name: `${firstName} ${surname}`,
  gender,
  bornIn: year - 24 - (place % 9),
  town: towns[place % towns.length] ?? '',
  people: 2 + (place % 4),
  stageWish: wishes[place % wishes.length] ?? 'none',
  hasSmallChild: place % 8 === 3,
});
