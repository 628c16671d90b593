/**
 * Another association replaces this together with `theme.ts`, `tokens.css`, `mark.tsx` and `faces/`, and runs
 * `scripts/make-fonts.py`, which cuts the fonts of the words in its own script.
 */
export const brand = {
  product: 'Suchi',
  /** On the cover of the book. */
  productInOwnScript: 'सूची',
  association: 'Sahyadri Samaj Mandal',
  associationInOwnScript: 'सह्याद्री समाज मंडळ',
  ownScriptLanguage: 'mr',
} as const;
