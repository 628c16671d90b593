import { registerCatalogues } from '../shared/i18n/messages.ts';

/** Every catalogue that is fetched with a page, by its namespace. */
const catalogues = {
  account: () => import('../features/account/messages.en.ts').then((module) => module.account),
  member: () => import('./member/messages.en.ts').then((module) => module.member),
  admin: () => import('./admin/messages.en.ts').then((module) => module.admin),
  people: () => import('../entities/profile-card/messages.en.ts').then((module) => module.people),
  profile: () => import('../entities/profile-sheet/messages.en.ts').then((module) => module.profile),
  authoring: () => import('../features/authoring/messages.en.ts').then((module) => module.authoring),
  search: () => import('../features/search/messages.en.ts').then((module) => module.search),
  terms: () => import('../features/public-pages/terms.en.ts').then((module) => module.terms),
  settings: () => import('../features/settings/messages.en.ts').then((module) => module.settings),
  publicPages: () => import('../features/public-pages/messages.en.ts').then((module) => module.publicPages),
  payments: () => import('../features/payments/messages.en.ts').then((module) => module.payments),
  news: () => import('../features/news/messages.en.ts').then((module) => module.news),
  treasury: () => import('../features/treasury/messages.en.ts').then((module) => module.treasury),
  footer: () => import('../features/public-pages/footer.en.ts').then((module) => module.footer),
};

type Loaded = { [Name in keyof typeof catalogues]: Awaited<ReturnType<(typeof catalogues)[Name]>> };

declare module '../shared/i18n/messages.ts' {
  // Merged into the namespaces that `useMessages` knows.
  interface Catalogues extends Loaded {}
}

/** Lets `loadMessages` find them. Called before the first page. */
export function provideCatalogues(): void {
  registerCatalogues(catalogues);
}
