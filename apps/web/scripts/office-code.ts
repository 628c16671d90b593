/** Features that only staff open. A member's browser must never download them. */
const officeFeatures = [
  'attendees',
  'audit',
  'book',
  'bulk-mail',
  'calls',
  'candidates',
  'choice-slips',
  'dashboard',
  'desk-entry',
  'data-requests',
  'door',
  'edition',
  'grievance-desk',
  'hall-screens',
  'import-sheet',
  'incidents',
  'lookups',
  'melawa-day',
  'member-reports',
  'office-news',
  'orders',
  'proof-round',
  'review',
  'second-factor',
  'settings',
  'staff',
  'stage-caller',
  'subscriptions',
  'system-status',
  'treasury',
  'users',
];

/** The rest: for members, visitors and the hall. A new feature goes into one of the two lists. */
const openFeatures = [
  'account',
  'authoring',
  'biodata',
  'claim',
  'closing',
  'families',
  'grievances',
  'melawa-choices',
  'hall-tv',
  'home',
  'horoscope',
  'mail-in-english',
  'mail-stop',
  'melawa-today',
  'melawa',
  'member-lists',
  'news',
  'own-profile',
  'payments',
  'preferences',
  'print-pages',
  'privacy',
  'profile-page',
  'proof',
  'public-pages',
  'safety',
  'search',
  'setup',
  'shared-biodata',
  'sign-in',
  'still-looking',
];

/** An invitation is accepted by somebody who is not signed in yet. */
const invitation = [
  'src/features/staff/components/join-form.tsx',
  'src/features/staff/api/staff-queries.ts',
  'src/features/staff/model/refusal-words.ts',
];

/** Folders with code for staff only. */
export const officeFolders = [
  'src/app/admin/',
  'src/entities/bulk-mail/',
  'src/entities/staff-actions/',
  ...officeFeatures.map((name) => `src/features/${name}/`),
];

export function isOfficeCode(module: string): boolean {
  return officeFolders.some((folder) => module.startsWith(folder)) && !invitation.includes(module);
}

/** What keeps the lists from being complete, in words: features in neither, and names without a feature. */
export function findListingFaults(features: readonly string[]): string[] {
  const listed = [...officeFeatures, ...openFeatures];
  return [
    ...features
      .filter((name) => !listed.includes(name))
      .map((name) => `src/features/${name} is in no list of office-code.ts: is it for staff only?`),
    ...listed
      .filter((name) => !features.includes(name))
      .map((name) => `office-code.ts lists "${name}", but src/features has no such folder.`),
  ];
}
