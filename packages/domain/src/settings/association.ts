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

export const associationAtFirst = {
  name: 'Sahyadri Samaj Mandal',
  ownName: 'सह्याद्री समाज मंडळ',
  ownLanguage: 'mr',
  shortName: 'Suchi',
  coverWord: 'सूची',
  town: 'Mumbai',
  colour: '781D2E',
  languages,
  defaultLanguage: 'en',
} as const satisfies Association;

/** What the page itself says of the association, before the app asks for anything. */
export interface PageAssociation extends Omit<Association, 'colour' | 'town'> {
  supportEmail: string | null;
  supportPhone: string | null;
  /** For example `https://wa.me/919800000000`. */
  chatUrl: string | null;
  /** The address of its logo; null: the one of the release. */
  logo: string | null;
}
