import type { ComponentType } from 'react';
import { paths } from '../../shared/config/paths.ts';
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
    load: loadPage(['member', 'profile', 'ownProfile', 'hallConsent', 'proof'], () =>
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
    path: paths.profile,
    load: loadPage(['member', 'profile', 'people'], () =>
      import('./profile.route.tsx').then((m) => m.profilePage),
    ),
  },
  safetyPage(paths.memberSafety, (m) => m.MemberSafetyRoute),
  memberList(paths.favourites, () => import('./favourites.route.tsx').then((m) => m.FavouritesRoute)),
  memberList(paths.notes, () => import('./notes.route.tsx').then((m) => m.NotesRoute)),
  memberList(paths.blocked, () => import('./blocked.route.tsx').then((m) => m.BlockedRoute)),
  {
    load: loadPage(['member'], () =>
      import('./settings-layout.route.tsx').then((m) => m.SettingsLayoutRoute),
    ),
    children: [
      { path: paths.settings, load: settingsAccount() },
      { path: paths.settingsAccount, load: settingsAccount() },
      {
        path: paths.settingsPassword,
        load: loadPage(['member'], () =>
          import('./settings-password.route.tsx').then((m) => m.SettingsPasswordRoute),
        ),
      },
      {
        path: paths.settingsDevices,
        load: loadPage(['member', 'account'], () =>
          import('./settings-devices.route.tsx').then((m) => m.SettingsDevicesRoute),
        ),
      },
      {
        path: paths.settingsMails,
        load: loadPage(['member', 'account'], () =>
          import('./settings-mails.route.tsx').then((m) => m.SettingsMailsRoute),
        ),
      },
      {
        path: paths.settingsMarkMarried,
        load: loadPage(['member', 'profile', 'ownProfile', 'hallConsent'], () =>
          import('./settings-mark-married.route.tsx').then((m) => m.SettingsMarkMarriedRoute),
        ),
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

function memberList(path: string, loadComponent: () => Promise<ComponentType>): Route {
  return { path, load: loadPage(['member', 'people', 'profile', 'search'], loadComponent) };
}

function settingsAccount() {
  return loadPage(['member', 'account'], () =>
    import('./settings-account.route.tsx').then((m) => m.SettingsAccountRoute),
  );
}

const loadSafetyPages = () => import('./safety-pages.tsx');

function safetyPage(
  path: string,
  pick: (pages: Awaited<ReturnType<typeof loadSafetyPages>>) => ComponentType,
): Route {
  return { path, load: loadPage(['member', 'safety'], () => loadSafetyPages().then(pick)) };
}
