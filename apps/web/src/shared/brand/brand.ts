/** Another association replaces this together with `theme.ts`, `tokens.css`, `mark.tsx` and `faces/`. */
export const brand = {
  product: 'Suchi',
  association: 'Sahyadri Samaj Mandal',
  associationInOwnScript: 'सह्याद्री समाज मंडळ',
  ownScriptLanguage: 'mr',
} as const;
