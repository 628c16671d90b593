import type { Random } from '../random.ts';

const openings = [
  'We are looking for a well educated and settled partner from a cultured family.',
  'Looking for an understanding, caring and family oriented life partner.',
  'Expecting a partner who is educated, kind and has a good sense of humour.',
  'Seeking a simple, honest and working partner with respect for elders.',
  'Would like to meet somebody who values both family and career equally.',
];

const details = [
  'Preferably a graduate or postgraduate working in Mumbai, Thane or Pune.',
  'Willing to relocate after marriage if work requires it.',
  'Vegetarian by choice, no smoking or drinking.',
  'Somebody who enjoys travelling, treks in the Sahyadri and reading would be a good match.',
  'A love for music, theatre or dance would be wonderful but is not necessary.',
  'The families should be able to meet before any decision is taken.',
  'Age difference of up to five years is fine with us.',
  'We believe in equal partnership, shared housework and open conversation.',
  'Horoscope matching is preferred by the family, though not strictly required.',
  'Should be comfortable with a joint family, or living close to parents.',
  'Education and nature matter more to us than income.',
  'Please send the biodata with a recent photograph before calling.',
  'We keep festivals and traditions at home, with a modern outlook in daily life.',
  'A partner who supports further studies will be appreciated.',
  'No demands of any kind from our side; a simple ceremony is our wish.',
];

const countWords = (text: string) => text.split(/\s+/).length;

/** The partner expectations of a family, in 10 to about 120 words. */
export function writeExpectations(random: Random): string {
  const goalWords = random.weighted({ 12: 30, 30: 34, 60: 24, 105: 12 });
  const sentences = [random.pick(openings)];
  for (const detail of random.shuffle(details)) {
    if (countWords(sentences.join(' ')) >= Number(goalWords)) break;
    sentences.push(detail);
  }
  return sentences.join(' ');
}
