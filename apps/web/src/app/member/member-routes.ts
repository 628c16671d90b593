import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../../shared/config/paths.ts';
import { requirePaymentDocument } from '../guards/payment-document.ts';
import { type LazyPage, loadLayout, loadPage } from '../load-page.ts';

export const memberRoutes: RouteObject[] = [
  { path: paths.home, lazy: loadPage(['member'], () => import('./home.route.tsx').then((m) => m.homePage)) },
  {
    path: paths.candidateView,
    lazy: loadPage(['member', 'profile', 'ownProfile', 'hallConsent', 'proof'], () =>
      import('./candidate-view.route.tsx').then((m) => m.CandidateViewRoute),
    ),
  },
  candidateForm(paths.candidateCreate),
  candidateForm(paths.candidateEdit),
  {
    path: paths.candidateChanges,
    lazy: loadPage(['member', 'profile', 'ownProfile'], () =>
      import('./candidate-changes.route.tsx').then((m) => m.CandidateChangesRoute),
    ),
  },
  {
    path: paths.candidateProof,
    lazy: loadPage(['member', 'proof'], () =>
      import('../../features/proof/components/proof-page.tsx').then((m) => m.ProofPage),
    ),
  },
  {
    path: paths.profile,
    lazy: loadPage(['member', 'profile', 'people'], () =>
      import('./profile.route.tsx').then((m) => m.profilePage),
    ),
  },
  safetyPage(paths.memberSafety, (m) => m.MemberSafetyRoute),
  memberList(paths.favourites, () => import('./favourites.route.tsx').then((m) => m.FavouritesRoute)),
  memberList(paths.notes, () => import('./notes.route.tsx').then((m) => m.NotesRoute)),
  memberList(paths.blocked, () => import('./blocked.route.tsx').then((m) => m.BlockedRoute)),
  {
    path: paths.settings,
    lazy: loadPage(['member'], () =>
      import('./settings-layout.route.tsx').then((m) => m.SettingsLayoutRoute),
    ),
    children: [
      { index: true, lazy: settingsAccount() },
      { path: paths.settingsAccount, lazy: settingsAccount() },
      {
        path: paths.settingsPassword,
        lazy: loadPage(['member'], () =>
          import('./settings-password.route.tsx').then((m) => m.SettingsPasswordRoute),
        ),
      },
      {
        path: paths.settingsDevices,
        lazy: loadPage(['member', 'settings'], () =>
          import('./settings-devices.route.tsx').then((m) => m.SettingsDevicesRoute),
        ),
      },
      {
        path: paths.settingsMails,
        lazy: loadPage(['member', 'settings'], () =>
          import('./settings-mails.route.tsx').then((m) => m.SettingsMailsRoute),
        ),
      },
      {
        path: paths.settingsMarkMarried,
        lazy: loadPage(['member', 'profile', 'ownProfile', 'hallConsent'], () =>
          import('./settings-mark-married.route.tsx').then((m) => m.SettingsMarkMarriedRoute),
        ),
      },
      {
        path: paths.settingsMembership,
        lazy: loadPage(['member', 'settings', 'payments'], () =>
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
export const paymentRoutes: RouteObject = {
  loader: requirePaymentDocument,
  lazy: loadLayout(['payments'], () => loadPaymentPages().then((m) => m.PaymentLayout)),
  children: [
    { path: paths.payment, lazy: paymentPage((m) => m.paymentChoosePage) },
    { path: paths.paymentHelp, lazy: paymentPage((m) => m.paymentHelpPage) },
    { path: paths.ownPayment, lazy: paymentPage((m) => m.paymentOwnPage) },
  ],
};

function paymentPage(pick: (pages: Awaited<ReturnType<typeof loadPaymentPages>>) => LazyPage) {
  return loadPage(['payments'], () => loadPaymentPages().then(pick));
}

function candidateForm(path: string): RouteObject {
  return {
    path,
    lazy: loadPage(['member', 'authoring', 'attendance'], () =>
      import('./candidate-form.route.tsx').then((m) => m.CandidateFormRoute),
    ),
  };
}

function memberList(path: string, loadComponent: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: loadPage(['member', 'people', 'profile', 'search'], loadComponent) };
}

function settingsAccount() {
  return loadPage(['member', 'settings'], () =>
    import('./settings-account.route.tsx').then((m) => m.SettingsAccountRoute),
  );
}

const loadSafetyPages = () => import('./safety-pages.tsx');

function safetyPage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadSafetyPages>>) => ComponentType,
): RouteObject {
  return { path, lazy: loadPage(['member', 'safety'], () => loadSafetyPages().then(pick)) };
}
