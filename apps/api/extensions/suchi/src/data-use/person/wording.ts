import { type AssociationNames, namesInTexts } from '@suchi/domain/settings';
import { type Language, makeTranslate, splitInstant, type Translate } from '@suchi/words';
import { listTexts, readWords } from '@suchi/words/files';

/** The words that the page of a person's data is written with. */
export interface PageWording {
  language: Language;
  association: string;
  t: Translate<'dataPaper'>;
  moment: (at: Date) => string;
  /** The label of a column, where the profile's form has one. */
  labelOf: (column: string) => string | undefined;
}

export function pageWordingOf(language: Language, names: AssociationNames): PageWording {
  const known = namesInTexts(names, language);
  const labels = new Map(listTexts(readWords(language, 'profile')));
  const calendar = makeTranslate<'calendar'>(language, readWords(language, 'calendar'), known);
  return {
    language,
    association: known.association,
    t: makeTranslate<'dataPaper'>(language, readWords(language, 'dataPaper'), known),
    moment: (at) => {
      const { date, time } = splitInstant(calendar, at);
      return `${date}, ${time}`;
    },
    labelOf: (column) => labels.get(`labels.${column}`),
  };
}
