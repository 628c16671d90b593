import type { SectionOrder } from '@suchi/domain/print';

/** The word on the cover and the title page. */
export const bookWord = 'सूची';

export const orderWords: Record<SectionOrder, string> = {
  name: 'In order of surname.',
  age: 'In order of date of birth, youngest first.',
  date: 'In order of approval.',
};

export const factWords = {
  birthDate: 'Birth date',
  birthTime: 'Birth time',
  birthPlace: 'Birth place',
  height: 'Height',
  bloodGroup: 'Blood group',
  gotra: 'Gotra',
  nativePlace: 'Native place',
  mothersFamily: 'Mother’s family',
  status: 'Status',
  horoscope: 'Horoscope',
  education: 'Education',
  work: 'Work',
  income: 'Income',
  workLocation: 'Work location',
  brothers: 'Brothers',
  sisters: 'Sisters',
  expectations: 'Expectations',
  mobile: 'Mobile',
  email: 'Email',
  address: 'Address',
  notes: 'Our notes',
} as const;

export const valueWords = {
  empty: '–',
  none: 'None',
  married: 'married',
  unmarried: 'unmarried',
} as const;

export const pageWords = {
  directory: 'Directory of candidates',
  contents: 'Contents',
  about: 'About this book',
  howToRead: 'How to read a page',
  shortForms: 'Short forms',
  numbers: 'Numbers and sections',
  melawa: 'The melawa',
  notes: 'Notes',
  nameIndex: 'Index by name',
  placeIndex: 'Index by place',
  educationIndex: 'Index by education',
  placeOrder: 'Place of work, then name',
  educationOrder: 'Highest education, then name',
  notGiven: 'Not given',
  imprint: 'Imprint',
} as const;

/** A count of candidates in words. */
export function countWords(count: number): string {
  return `${count} ${count === 1 ? 'candidate' : 'candidates'}`;
}
