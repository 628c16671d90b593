/** The languages in which the interface can be offered. */
export const languages = ['en', 'mr', 'hi', 'gu'] as const;
export type Language = (typeof languages)[number];

/** The languages of a name in the association's own script. */
export const ownLanguages = ['mr', 'hi', 'gu'] as const;
export type OwnLanguage = (typeof ownLanguages)[number];

/** What people see of the association, on screens, in mails and on paper. */
export interface Association {
  /** In English letters. */
  name: string;
  /** Null: the English name stands in its place. */
  ownName: string | null;
  ownLanguage: OwnLanguage;
  /** The name of the app. */
  shortName: string;
  /** On the book's cover; null: the short name. */
  coverWord: string | null;
  town: string | null;
  colour: string;
  /** At least one, in the order in which they are offered. */
  languages: readonly Language[];
  defaultLanguage: Language;
}
