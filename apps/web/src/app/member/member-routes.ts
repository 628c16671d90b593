import type { RouteObject } from 'react-router';
import { paths } from '../../shared/config/paths.ts';
import { loadPage } from '../load-page.ts';

const loadNotOpenYet = () => import('./not-open-yet.route.tsx');

/** The pages inside the member's shell. */
export const memberRoutes: RouteObject[] = [
  { path: paths.home, lazy: loadPage(['member'], () => import('./home.route.tsx').then((m) => m.HomeRoute)) },
  notOpenYet(paths.candidateView, (m) => m.CandidateViewRoute),
  notOpenYet(paths.candidateCreate, (m) => m.CandidateCreateRoute),
  notOpenYet(paths.candidateEdit, (m) => m.CandidateEditRoute),
  notOpenYet(paths.profile, (m) => m.ProfileRoute),
  notOpenYet(paths.favourites, (m) => m.FavouritesRoute),
  notOpenYet(paths.notes, (m) => m.NotesRoute),
  notOpenYet(paths.blocked, (m) => m.BlockedRoute),
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
      notOpenYet(paths.settingsMarkMarried, (m) => m.MarkMarriedRoute),
      notOpenYet(paths.settingsMembership, (m) => m.MembershipRoute),
      notOpenYet(paths.settingsAdmin, (m) => m.AdminSettingRoute),
    ],
  },
];

function settingsAccount() {
  return loadPage(['member'], () =>
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
