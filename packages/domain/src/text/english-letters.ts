import { isEnglishText, toPlainSigns } from './text-entry.ts';

/** Letters that are not an English letter with a mark, and how English writes them. */
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

/** A name in the letters that the printer can set: Chiplūn becomes Chiplun. Letters of other scripts stay as they are. */
export function toEnglishLetters(text: string): string {
  if (isEnglishText(text)) return text;
  const unmarked = toPlainSigns(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return unmarked.replaceAll(/[^ -~]/gu, (letter) => written[letter] ?? letter);
}
