import type { SlipPaper, ToldOnPaper } from '@suchi/contracts/melawa';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { MelawaEvent } from '@suchi/domain/melawa';
import { type Association, namesInTexts } from '@suchi/domain/settings';
import { formatPhoneInIndia } from '@suchi/domain/text';
import { type Language, makeTranslate, sourceLanguage } from '@suchi/words';
import { readWords } from '@suchi/words/files';

// What is printed at a desk: in English and in the association's own language.

const paperLanguages = ({ defaultLanguage, languages }: Association): Language[] => [
  ...new Set<Language>([
    sourceLanguage,
    defaultLanguage === sourceLanguage ? otherOf(languages) : defaultLanguage,
  ]),
];

/** The first other one in which the association writes. */
const otherOf = (languages: readonly Language[]): Language =>
  languages.find((language) => language !== sourceLanguage) ?? sourceLanguage;

const translatorOf = (language: Language, association: Association) =>
  makeTranslate<'slipPaper'>(language, readWords(language, 'slipPaper'), namesInTexts(association, language));

/** `16:45` as `4:45 PM`, which families read. */
export function sayTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

export function writeSlip(association: Association, { day, closeAt, choicesMost }: MelawaEvent): SlipPaper {
  return {
    association: association.name,
    most: choicesMost,
    words: paperLanguages(association).map((language) => {
      const t = translatorOf(language, association);
      return {
        language,
        texts: {
          title: t('slip.title'),
          own: t('slip.own'),
          wish: t('slip.wish'),
          most: t('slip.most', { count: choicesMost }),
          clearly: t('slip.clearly'),
          fold: t('slip.fold', { time: sayTime(closeAt) }),
          melawa: t('melawa'),
          date: formatCalendarDate(day),
        },
      };
    }),
  };
}

/** A pair as it is printed. */
interface PaperPair {
  number: number;
  name: string;
  age: number | null;
  town: string | null;
  mobile: string | null;
  table: { number: number; at: string } | null;
}

export function writeTold(
  association: Association,
  { number, day, pairs }: { number: number; day: string; pairs: readonly PaperPair[] },
): ToldOnPaper {
  return {
    number,
    words: paperLanguages(association).map((language) => {
      const t = translatorOf(language, association);
      return {
        language,
        texts: {
          title: t('told.title', { number }),
          for: t('told.for', { date: formatCalendarDate(day) }),
          fold: t('told.fold'),
          lead: pairs.length === 0 ? t('told.none') : t('told.lead', { count: pairs.length }),
          foot: t('told.foot'),
          pairs: pairs.map((pair) => ({
            name: `${pair.number}  ${pair.name}`,
            facts: [pair.age === null ? '' : t('told.age', { age: pair.age }), pair.town ?? '']
              .filter((fact) => fact !== '')
              .join(', '),
            contact: pair.mobile === null ? t('told.noNumber') : formatPhoneInIndia(pair.mobile),
            table:
              pair.table === null ? '' : t('told.table', { table: pair.table.number, time: pair.table.at }),
          })),
        },
      };
    }),
  };
}
