import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../../shared/config/paths.ts';
import { type LazyPage, loadPage } from '../load-page.ts';

const loadNotOpenYet = () => import('./not-open-yet.route.tsx');

export const memberRoutes: RouteObject[] = [
  { path: paths.home, lazy: loadPage(['member'], () => import('./home.route.tsx').then((m) => m.homePage)) },
  {
    path: paths.candidateView,
    lazy: loadPage(['member', 'profile'], () =>
      import('./candidate-view.route.tsx').then((m) => m.CandidateViewRoute),
    ),
  },
  candidateForm(paths.candidateCreate),
  candidateForm(paths.candidateEdit),
  {
    path: paths.profile,
    lazy: loadPage(['member', 'profile', 'people'], () =>
      import('./profile.route.tsx').then((m) => m.profilePage),
    ),
  },
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
        path: paths.settingsMarkMarried,
        lazy: loadPage(['member', 'profile'], () =>
          import('./settings-mark-married.route.tsx').then((m) => m.SettingsMarkMarriedRoute),
        ),
      },
      {
        path: paths.settingsMembership,
        lazy: loadPage(['member', 'settings', 'payments'], () =>
          import('./settings-membership.route.tsx').then((m) => m.SettingsMembershipRoute),
        ),
      },
      {
        path: paths.settingsOpened,
        lazy: loadPage(['member', 'settings'], () =>
          import('./settings-opened.route.tsx').then((m) => m.SettingsOpenedRoute),
        ),
      },
      notOpenYet(paths.settingsAdmin, (m) => m.AdminSettingRoute),
    ],
  },
];

const loadPaymentPages = () => import('./payment-pages.ts');

/** Pages that open the payment provider's checkout, in a frame of their own. */
export const paymentRoutes: RouteObject = {
  lazy: paymentPage((m) => m.paymentLayout),
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
    lazy: loadPage(['member', 'authoring'], () =>
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

type NotOpenYetPages = Awaited<ReturnType<typeof loadNotOpenYet>>;

function notOpenYet(
  path: string,
  pick: (pages: NotOpenYetPages) => NotOpenYetPages[keyof NotOpenYetPages],
): RouteObject {
  return { path, lazy: loadPage(['member'], () => loadNotOpenYet().then(pick)) };
}
