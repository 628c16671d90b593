import { type AssociationNames, namesInTexts } from '@suchi/domain/settings';
import { type KnownValues, type Language, makeTranslate, type Namespace, type Translate } from '@suchi/words';
import { readWords } from '@suchi/words/files';

/** The words that a biodata is written with. */
export interface BiodataWording {
  language: Language;
  /** In this language. */
  association: string;
  paper: Translate<'biodataPaper'>;
  profile: Translate<'profile'>;
  choices: Translate<'choices'>;
  common: Translate<'common'>;
  calendar: Translate<'calendar'>;
  horoscope: Translate<'horoscope'>;
}

function makeWording(language: Language, known: KnownValues): BiodataWording {
  const read = <Name extends Namespace>(name: Name) =>
    makeTranslate<Name>(language, readWords(language, name), known);
  return {
    language,
    association: known.association,
    paper: read('biodataPaper'),
    profile: read('profile'),
    choices: read('choices'),
    common: read('common'),
    calendar: read('calendar'),
    horoscope: read('horoscope'),
  };
}

const made = new Map<string, BiodataWording>();

/** The files are read once for a language and a name of the association. */
export function wordingOf(language: Language, association: AssociationNames): BiodataWording {
  const known = namesInTexts(association, language);
  const name = JSON.stringify([language, known]);
  const wording = made.get(name) ?? makeWording(language, known);
  made.set(name, wording);
  return wording;
}
