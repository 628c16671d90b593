import { isEnglishText, toPlainSigns } from './text-entry.ts';

/** Letters that do not decompose into an English letter and a mark. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ə: 'a',
  Ə: 'A',
  ǝ: 'a',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  œ: 'oe',
  Œ: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ʻ: "'",
  ʼ: "'",
};

/** A name in letters the printer supports: Chiplūn becomes Chiplun. Other scripts are unchanged. */
export function toEnglishLetters(text: string): string {
  if (isEnglishText(text)) return text;
  const unmarked = toPlainSigns(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return unmarked.replaceAll(/[^ -~]/gu, (letter) => written[letter] ?? letter);
}
