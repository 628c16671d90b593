declare module 'virtual:languages' {
  import type { Language, LanguageFacts } from '@suchi/words';

  /** Every language of the build, in the order of a list. */
  export const languages: readonly (LanguageFacts & { code: Language })[];
}
