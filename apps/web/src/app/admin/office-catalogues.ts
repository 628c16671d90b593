import { registerCatalogues } from '../../shared/i18n/messages.ts';

/** The catalogues of the back office, which members' browsers do not load. */
const officeCatalogues = {
  edition: () => import('../../features/edition/messages.en.ts').then((module) => module.edition),
  list: () => import('../../shared/ui/data-list/messages.en.ts').then((module) => module.list),
  candidates: () => import('../../features/candidates/messages.en.ts').then((module) => module.candidates),
  users: () => import('../../features/users/messages.en.ts').then((module) => module.users),
  officeMember: () =>
    import('../../features/users/member/messages.en.ts').then((module) => module.officeMember),
  memberReports: () =>
    import('../../features/member-reports/messages.en.ts').then((module) => module.memberReports),
  book: () => import('../../features/book/messages.en.ts').then((module) => module.book),
  bulkMail: () => import('../../features/bulk-mail/messages.en.ts').then((module) => module.bulkMail),
  settings: () => import('../../features/settings/messages.en.ts').then((module) => module.settings),
  officeNews: () => import('../../features/office-news/messages.en.ts').then((module) => module.officeNews),
  attendees: () => import('../../features/attendees/messages.en.ts').then((module) => module.attendees),
  hallScreens: () =>
    import('../../features/hall-screens/messages.en.ts').then((module) => module.hallScreens),
  subscriptions: () =>
    import('../../features/subscriptions/messages.en.ts').then((module) => module.subscriptions),
  orders: () => import('../../features/orders/messages.en.ts').then((module) => module.orders),
  dashboard: () => import('../../features/dashboard/messages.en.ts').then((module) => module.dashboard),
  proofRound: () => import('../../features/proof-round/messages.en.ts').then((module) => module.proofRound),
  systemStatus: () =>
    import('../../features/system-status/messages.en.ts').then((module) => module.systemStatus),
  importSheet: () =>
    import('../../features/import-sheet/messages.en.ts').then((module) => module.importSheet),
  lookups: () => import('../../features/lookups/messages.en.ts').then((module) => module.lookups),
  treasury: () => import('../../features/treasury/messages.en.ts').then((module) => module.treasury),
};

type Loaded = {
  [Name in keyof typeof officeCatalogues]: Awaited<ReturnType<(typeof officeCatalogues)[Name]>>;
};

declare module '../../shared/i18n/messages.ts' {
  // Merged into the namespaces that `useMessages` knows.
  interface Catalogues extends Loaded {}
}

/** Lets `loadMessages` find them. Called before the first page of the office. */
export function provideOfficeCatalogues(): void {
  registerCatalogues(officeCatalogues);
}
