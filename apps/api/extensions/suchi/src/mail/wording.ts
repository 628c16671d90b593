import { type Language, makeTranslate, sourceLanguage, splitInstant, type Translate } from '@suchi/words';
import { readWords } from '@suchi/words/files';

/** What a mail is written with: the words of one language. */
export interface Wording {
  language: Language;
  t: Translate<'mail'>;
  /** Mails to the office and its staff, always in English. */
  office: Translate<'officeMail'>;
  /** An instant by India's clock: `15 November 2026 at 10:00 AM`. */
  moment: (at: Date) => string;
  /** Words in a row, for a sentence: `family and work`. */
  list: (words: readonly string[]) => string;
}

const office = makeTranslate<'officeMail'>(sourceLanguage, readWords(sourceLanguage, 'officeMail'));

function makeWording(language: Language): Wording {
  const t = makeTranslate<'mail'>(language, readWords(language, 'mail'));
  const calendar = makeTranslate<'calendar'>(language, readWords(language, 'calendar'));
  const lists = new Intl.ListFormat(`${language}-IN`, { type: 'conjunction' });
  return {
    language,
    t,
    office,
    moment: (at) => {
      const { longDate, time } = splitInstant(calendar, at);
      return t('moment', { date: longDate, time });
    },
    list: (words) => lists.format(words),
  };
}

const known = new Map<Language, Wording>();

/** The files are read once. */
export function wordingOf(language: Language): Wording {
  const wording = known.get(language) ?? makeWording(language);
  known.set(language, wording);
  return wording;
}
