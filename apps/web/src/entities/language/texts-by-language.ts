import { type Language, sourceLanguage } from '@suchi/words';

/** English texts, and the same in other languages as far as somebody has written them. */
type InLanguages<Texts> = Texts & { translations: Record<string, Texts> };

/** For texts that staff write in several languages; `empty` has all of them without words. */
export function makeTextsByLanguage<Texts extends { [Name in keyof Texts]: string }>(empty: Texts) {
  const names = Object.keys(empty) as (keyof Texts)[];
  const isEmpty = (texts: Texts) => names.every((name) => texts[name].trim() === '');

  function textsIn(draft: InLanguages<Texts>, language: Language): Texts {
    return language === sourceLanguage ? draft : (draft.translations[language] ?? empty);
  }

  /** What changes in the draft when these texts do. A language in which nothing is written is left out. */
  function withTexts(
    draft: InLanguages<Texts>,
    language: Language,
    changes: Partial<Texts>,
  ): Partial<Texts> | { translations: Record<string, Texts> } {
    if (language === sourceLanguage) return changes;
    const { [language]: before = empty, ...others } = draft.translations;
    const texts = { ...before, ...changes };
    return { translations: isEmpty(texts) ? others : { ...others, [language]: texts } };
  }
  return { textsIn, withTexts };
}
