import { expect, it } from 'vitest';
import { spellInEnglish, toPlainDigits } from './indic-letters.ts';

it('writes digits of both scripts as 0 to 9', () => {
  expect(toPlainDigits('१२/०३/१९९५')).toBe('12/03/1995');
  expect(toPlainDigits('૯૮૨૦૦ 12345')).toBe('98200 12345');
});

it.each([
  ['कश्यप', 'Kashyap'],
  ['भारद्वाज', 'Bharadwaj'],
  ['वसिष्ठ', 'Vasishtha'],
  ['अत्रि', 'Atri'],
  ['गौतम', 'Gautam'],
  ['कौशिक', 'Kaushik'],
  ['शांडिल्य', 'Shandilya'],
  ['वत्स', 'Vatsa'],
  ['विश्वामित्र', 'Vishwamitra'],
  ['जमदग्नि', 'Jamadagni'],
  ['चंपक', 'Champak'],
  ['કશ્યપ', 'Kashyap'],
  ['प्रज्ञा', 'Pradnya'],
  ['कऱ्हाडे', 'Karhade'],
  ['ॐकार', 'Omkar'],
  ['ॲलन', 'Alan'],
  ['दुः', 'Du'],
  ['ः', ''],
  ['अंबू आं', 'Ambu An'],
  ['Kashyap', 'Kashyap'],
  ['कश्यप (India)', 'Kashyap (India)'],
])('spells %s', (written, expected) => {
  expect(spellInEnglish(written)).toBe(expected);
});
