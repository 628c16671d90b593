import { expect, it } from 'vitest';
import { writeRupees } from './amount-in-words.ts';

it.each([
  [200, 'Rupees two only'],
  [55_000, 'Rupees five hundred and fifty only'],
  [60_000, 'Rupees six hundred only'],
  [1_900, 'Rupees nineteen only'],
  [2_150, 'Rupees twenty-one and fifty paise only'],
  [100_100, 'Rupees one thousand and one only'],
  [12_345_600, 'Rupees one lakh twenty-three thousand four hundred and fifty-six only'],
  [1_000_000_000, 'Rupees one crore only'],
  [0, 'Rupees zero only'],
])('%i paise', (paise, words) => {
  expect(writeRupees(paise)).toBe(words);
});
