/** What people see of the association, on screens, in mails and on paper. Languages are codes, such as `mr`. */
export interface Association {
  /** In English letters. */
  name: string;
  /** Null: the English name stands in its place. */
  ownName: string | null;
  ownLanguage: string;
  /** The name of the app. */
  shortName: string;
  /** On the book's cover; null: the short name. */
  coverWord: string | null;
  town: string | null;
  colour: string;
  /** At least one, in the order in which they are offered. */
  languages: readonly string[];
  defaultLanguage: string;
}
