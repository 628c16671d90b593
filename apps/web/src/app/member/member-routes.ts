import type { ComponentType } from 'react';
import { paths } from '../../shared/config/paths.ts';
import type { Namespace } from '../../shared/i18n/messages.ts';
import type { LoadedPage, Route } from '../../shared/router/route.ts';
import { requirePaymentDocument } from '../guards/payment-document.ts';
import { loadLayout, loadPage } from '../load-page.ts';

export const memberRoutes: Route[] = [
  {
    path: paths.home,
    load: loadPage(['member', 'home', 'season', 'ownProfile', 'attendance', 'offers'], () =>
      import('./home.route.tsx').then((m) => m.homePage),
    ),
  },
  {
    path: paths.candidateView,
    load: loadPage(['member', 'profile', 'ownProfile', 'proof'], () =>
      import('./candidate-view.route.tsx').then((m) => m.CandidateViewRoute),
    ),
  },
  candidateForm(paths.candidateCreate),
  candidateForm(paths.candidateEdit),
  {
    path: paths.candidateChanges,
    load: loadPage(['member', 'profile', 'ownProfile'], () =>
      import('./candidate-changes.route.tsx').then((m) => m.CandidateChangesRoute),
    ),
  },
  {
    path: paths.candidateProof,
    load: loadPage(['member', 'proof'], () =>
      import('../../features/proof/components/proof-page.tsx').then((m) => m.ProofPage),
    ),
  },
  {
    path: paths.candidateBiodata,
    load: loadPage(['member', 'biodata'], () => import('./biodata.route.tsx').then((m) => m.BiodataRoute)),
  },
  {
    path: paths.profile,
    load: loadPage(['member', 'profile', 'people'], () =>
      import('./profile.route.tsx').then((m) => m.profilePage),
    ),
  },
  {
    path: paths.melawaToday,
    load: loadPage(['member', 'melawaToday'], () =>
      import('./melawa-today.route.tsx').then((m) => m.MelawaTodayRoute),
    ),
  },
  familyPage(paths.families, (m) => m.familiesPage),
  familyPage(paths.family, (m) => m.interestPage),
  melawaPage(paths.melawaChoices, (m) => m.MelawaChoicesRoute),
  melawaPage(paths.melawaPairs, (m) => m.MelawaPairsRoute),
  safetyPage(paths.memberSafety, (m) => m.MemberSafetyRoute),
  memberList(paths.favourites, (m) => m.FavouritesRoute),
  memberList(paths.notes, (m) => m.NotesRoute),
  memberList(paths.blocked, (m) => m.BlockedRoute),
  {
    path: paths.melawa,
    load: loadPage(['member', 'melawa'], () => import('./melawa.route.tsx').then((m) => m.MelawaRoute)),
  },
  {
    path: paths.savedSearches,
    load: loadPage(['member', 'search'], () =>
      import('./saved-searches.route.tsx').then((m) => m.SavedSearchesRoute),
    ),
  },
  {
    load: settingsPage([], (m) => m.SettingsLayoutRoute),
    children: [
      { path: paths.settings, load: settingsPage(['account'], (m) => m.SettingsAccountRoute) },
      { path: paths.settingsAccount, load: settingsPage(['account'], (m) => m.SettingsAccountRoute) },
      { path: paths.settingsPassword, load: settingsPage([], (m) => m.SettingsPasswordRoute) },
      { path: paths.settingsDevices, load: settingsPage(['account'], (m) => m.SettingsDevicesRoute) },
      { path: paths.settingsPermissions, load: settingsPage(['account'], (m) => m.SettingsPermissionsRoute) },
      privacyPage(paths.settingsData, (m) => m.SettingsDataRoute),
      privacyPage(paths.settingsDataUse, (m) => m.SettingsDataUseRoute),
      privacyPage(paths.settingsDelete, (m) => m.SettingsDeleteRoute),
      grievancePage(paths.settingsGrievances, (m) => m.SettingsGrievancesRoute),
      grievancePage(paths.settingsGrievanceNew, (m) => m.SettingsGrievanceNewRoute),
      grievancePage(paths.settingsGrievance, (m) => m.SettingsGrievanceRoute),
      privacyPage(paths.settingsPurpose, (m) => m.SettingsPurposeRoute),
      { path: paths.settingsMails, load: settingsPage(['account'], (m) => m.SettingsMailsRoute) },
      {
        path: paths.settingsMarkMarried,
        load: settingsPage(['profile', 'ownProfile', 'freshness'], (m) => m.SettingsMarkMarriedRoute),
      },
      {
        path: paths.settingsMembership,
        load: loadPage(['member', 'account', 'payments', 'deliveryAddress'], () =>
          import('./settings-membership.route.tsx').then((m) => m.SettingsMembershipRoute),
        ),
      },
      safetyPage(paths.settingsOpened, (m) => m.SettingsOpenedRoute),
      safetyPage(paths.settingsMessages, (m) => m.SettingsMessagesRoute),
      safetyPage(paths.settingsReports, (m) => m.SettingsReportsRoute),
    ],
  },
];

const loadPaymentPages = () => import('./payment-pages.ts');

/** Pages that open the payment provider's checkout, in a frame of their own. */
export const paymentRoutes: Route = {
  guard: requirePaymentDocument,
  load: loadLayout(['payments'], () => loadPaymentPages().then((m) => m.PaymentLayout)),
  children: [
    { path: paths.payment, load: paymentPage((m) => m.paymentChoosePage) },
    { path: paths.paymentHelp, load: paymentPage((m) => m.paymentHelpPage) },
    { path: paths.ownPayment, load: paymentPage((m) => m.paymentOwnPage) },
  ],
};

function paymentPage(pick: (pages: Awaited<ReturnType<typeof loadPaymentPages>>) => LoadedPage) {
  return loadPage(['payments'], () => loadPaymentPages().then(pick));
}

function candidateForm(path: string): Route {
  return {
    path,
    load: loadPage(['member', 'authoring', 'attendance', 'rules'], () =>
      import('./candidate-form.route.tsx').then((m) => m.candidateFormPage),
    ),
  };
}

const loadMemberLists = () => import('./member-lists.route.tsx');

function memberList(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadMemberLists>>) => ComponentType,
): Route {
  return {
    path,
    load: loadPage(['member', 'people', 'profile', 'search'], () => loadMemberLists().then(pick)),
  };
}

const loadFamilyPages = () => import('./families.route.tsx');

function familyPage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadFamilyPages>>) => LoadedPage,
): Route {
  return {
    path,
    load: loadPage(['member', 'families', 'search', 'contact'], () => loadFamilyPages().then(pick)),
  };
}

const loadMelawaChoices = () => import('./melawa-choices.route.tsx');

function melawaPage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadMelawaChoices>>) => ComponentType,
): Route {
  return { path, load: loadPage(['member', 'melawaChoices'], () => loadMelawaChoices().then(pick)) };
}

const loadSettingsPages = () => import('./settings-pages.ts');

function settingsPage(
  namespaces: readonly Namespace[],
  pick: (pages: Awaited<ReturnType<typeof loadSettingsPages>>) => ComponentType,
) {
  return loadPage(['member', ...namespaces], () => loadSettingsPages().then(pick));
}

const loadSafetyPages = () => import('./safety-pages.tsx');

function safetyPage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadSafetyPages>>) => ComponentType,
): Route {
  return { path, load: loadPage(['member', 'safety'], () => loadSafetyPages().then(pick)) };
}

const loadPrivacyPages = () => import('./privacy-pages.tsx');

function privacyPage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadPrivacyPages>>) => ComponentType,
): Route {
  return {
    path,
    load: loadPage(['member', 'consent', 'dataUse', 'closing'], () => loadPrivacyPages().then(pick)),
  };
}

const loadGrievancePages = () => import('./grievance-pages.tsx');

function grievancePage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadGrievancePages>>) => ComponentType,
): Route {
  return { path, load: loadPage(['member', 'grievances'], () => loadGrievancePages().then(pick)) };
}
