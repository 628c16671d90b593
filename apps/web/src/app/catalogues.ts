import { registerCatalogues } from '../shared/i18n/messages.ts';

/** Every catalogue that is fetched with a page of visitors and members, by its namespace. The office has its own. */
const catalogues = {
  demo: () => import('./demo/messages.en.ts').then((module) => module.demo),
  errors: () => import('../shared/i18n/errors.en.ts').then((module) => module.errors),
  hallConsent: () => import('../entities/hall-consent/messages.en.ts').then((module) => module.hallConsent),
  signIn: () => import('../features/sign-in/messages.en.ts').then((module) => module.signIn),
  member: () => import('./member/messages.en.ts').then((module) => module.member),
  admin: () => import('./admin/messages.en.ts').then((module) => module.admin),
  contact: () => import('../entities/profile-card/contact.en.ts').then((module) => module.contact),
  frontPage: () => import('../features/public-pages/front-page.en.ts').then((module) => module.frontPage),
  home: () => import('../features/home/messages.en.ts').then((module) => module.home),
  ownProfile: () => import('../features/own-profile/messages.en.ts').then((module) => module.ownProfile),
  proof: () => import('../features/proof/messages.en.ts').then((module) => module.proof),
  people: () => import('../entities/profile-card/messages.en.ts').then((module) => module.people),
  profile: () => import('../entities/profile-sheet/messages.en.ts').then((module) => module.profile),
  attendance: () => import('../entities/attendance/messages.en.ts').then((module) => module.attendance),
  authoring: () => import('../features/authoring/messages.en.ts').then((module) => module.authoring),
  season: () => import('../entities/association/season.en.ts').then((module) => module.season),
  offers: () => import('../features/search/offers.en.ts').then((module) => module.offers),
  search: () => import('../features/search/messages.en.ts').then((module) => module.search),
  terms: () => import('../features/public-pages/terms.en.ts').then((module) => module.terms),
  safety: () => import('../entities/member-safety/messages.en.ts').then((module) => module.safety),
  mailStop: () => import('../features/mail-stop/messages.en.ts').then((module) => module.mailStop),
  account: () => import('../features/account/messages.en.ts').then((module) => module.account),
  publicPages: () => import('../features/public-pages/messages.en.ts').then((module) => module.publicPages),
  deliveryAddress: () =>
    import('../entities/delivery-address/messages.en.ts').then((module) => module.deliveryAddress),
  payments: () => import('../features/payments/messages.en.ts').then((module) => module.payments),
  news: () => import('../features/news/messages.en.ts').then((module) => module.news),
  audit: () => import('../entities/audit-entry/messages.en.ts').then((module) => module.audit),
  staff: () => import('../features/staff/messages.en.ts').then((module) => module.staff),
  offline: () => import('./offline/messages.en.ts').then((module) => module.offline),
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
