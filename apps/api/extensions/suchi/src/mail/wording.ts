import type { CalendarDate } from '@suchi/domain/basics';
import { type AssociationNames, namesInTexts } from '@suchi/domain/settings';
import {
  formatClock,
  formatWeekdayDate,
  type KnownValues,
  type Language,
  makeTranslate,
  sourceLanguage,
  splitInstant,
  type Translate,
} from '@suchi/words';
import { readWords } from '@suchi/words/files';

/** What a mail is written with: the words of one language. */
export interface Wording {
  language: Language;
  t: Translate<'mail'>;
  /** Mails to the office and its staff, always in English. */
  office: Translate<'officeMail'>;
  /** An instant by India's clock: `15 November 2026 at 10:00 AM`. */
  moment: (at: Date) => string;
  /** `Sunday 17 January 2027` */
  weekday: (date: CalendarDate) => string;
  /** `9:30 AM` for a time of a programme. */
  clock: (time: string) => string;
  /** The name of a month, 1 to 12. */
  month: (month: number) => string;
  /** Words in a row, for a sentence: `family and work`. */
  list: (words: readonly string[]) => string;
}

function makeWording(language: Language, known: KnownValues): Wording {
  const t = makeTranslate<'mail'>(language, readWords(language, 'mail'), known);
  const calendar = makeTranslate<'calendar'>(language, readWords(language, 'calendar'), known);
  const lists = new Intl.ListFormat(`${language}-IN`, { type: 'conjunction' });
  return {
    language,
    t,
    office: makeTranslate<'officeMail'>(sourceLanguage, readWords(sourceLanguage, 'officeMail'), known),
    moment: (at) => {
      const { longDate, time } = splitInstant(calendar, at);
      return t('moment', { date: longDate, time });
    },
    weekday: (date) => formatWeekdayDate(calendar, date),
    clock: (time) => formatClock(calendar, time),
    month: (month) => calendar(`months.${month}` as 'months.1'),
    list: (words) => lists.format(words),
  };
}

const made = new Map<string, Wording>();

/** The words of a language for an app with this name. The files are read once. */
export function wordingOf(language: Language, association: AssociationNames): Wording {
  const names = namesInTexts(association, language);
  const name = `${language} ${names.product} ${names.association}`;
  const wording = made.get(name) ?? makeWording(language, names);
  made.set(name, wording);
  return wording;
}
