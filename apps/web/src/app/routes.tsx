import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/config/paths.ts';
import { PageFailure, RouterFailure } from './failures/router-failure.tsx';
import { leaveIfSignedIn, requireSession } from './guards/require-session.ts';
import { loadLayout, loadPage } from './load-page.ts';
import { memberRoutes, paymentRoutes } from './member/member-routes.ts';
import { officePlaces } from './office-places.ts';
import { AppSkeleton } from './shell/app-skeleton.tsx';
import { RootLayout } from './shell/root-layout.tsx';

const loadMemberTree = () => import('./member/member-tree.tsx');
const loadPublicPages = () => import('./public/public-pages.route.tsx');
const welcomeLayout = loadLayout(['account', 'footer'], () =>
  import('./public/welcome-layout.tsx').then((m) => m.WelcomeLayout),
);

const welcomeRoutes: RouteObject = {
  lazy: welcomeLayout,
  children: [
    {
      path: paths.login,
      loader: leaveIfSignedIn,
      lazy: loadPage(['account'], () => import('./public/login.route.tsx').then((m) => m.LoginRoute)),
    },
    {
      path: paths.register,
      loader: leaveIfSignedIn,
      lazy: loadPage(['account'], () => import('./public/register.route.tsx').then((m) => m.RegisterRoute)),
    },
    {
      path: paths.join,
      lazy: loadPage(['account', 'staff'], () => import('./public/join.route.tsx').then((m) => m.JoinRoute)),
    },
    {
      path: paths.forgottenPassword,
      lazy: loadPage(['account'], () =>
        import('./public/forgotten-password.route.tsx').then((m) => m.ForgottenPasswordRoute),
      ),
    },
  ],
};

type PublicPages = Awaited<ReturnType<typeof loadPublicPages>>;

function publicPage(path: string, pick: (pages: PublicPages) => ComponentType): RouteObject {
  return { path, lazy: loadPage(['publicPages'], () => loadPublicPages().then(pick)) };
}

const textRoutes: RouteObject = {
  lazy: loadLayout(['account', 'footer'], () => import('./public/text-layout.tsx').then((m) => m.TextLayout)),
  children: [
    {
      path: paths.terms,
      lazy: loadPage(['account', 'terms'], () =>
        import('./public/terms.route.tsx').then((m) => m.TermsRoute),
      ),
    },
    {
      path: paths.blogs,
      lazy: loadPage(['news'], () => import('./public/blogs.route.tsx').then((m) => m.BlogsRoute)),
    },
    {
      path: paths.unsubscribe,
      lazy: loadPage(['mailStop'], () =>
        import('../features/mail-stop/mail-stop-page.tsx').then((m) => m.MailStopPage),
      ),
    },
    publicPage(paths.contact, (m) => m.ContactRoute),
    publicPage(paths.privacy, (m) => m.PrivacyRoute),
    publicPage(paths.refunds, (m) => m.RefundsRoute),
    publicPage(paths.shipping, (m) => m.ShippingRoute),
    publicPage(paths.safety, (m) => m.SafetyRoute),
    publicPage(paths.grievance, (m) => m.GrievanceRoute),
  ],
};

const displayRoutes: RouteObject[] = ([paths.tv, paths.printSuchi, paths.tvPdf] as const).map((path) => ({
  path,
  lazy: () =>
    import('./display/display-pages.ts').then(({ displayPages }) => displayPages(loadLayout)[path]()),
}));

const signedInRoutes: RouteObject = {
  loader: requireSession,
  lazy: loadLayout([], () => loadMemberTree().then((m) => m.SignedInLayout)),
  children: [
    {
      lazy: welcomeLayout,
      children: [
        {
          path: paths.verifyOtp,
          lazy: loadPage(['account'], () =>
            import('./public/verify-otp.route.tsx').then((m) => m.VerifyOtpRoute),
          ),
        },
      ],
    },
    {
      lazy: loadLayout(['member'], () => loadMemberTree().then((m) => m.VerifiedLayout)),
      children: [
        ...officePlaces.map((place) => ({
          path: `${place}/*`,
          lazy: loadLayout(['member'], () => import('./guards/admin-guard.tsx').then((m) => m.AdminGuard)),
        })),
        {
          lazy: loadLayout(['member'], () => loadMemberTree().then((m) => m.MemberLayout)),
          // A page that throws leaves header and navigation on the screen.
          children: [{ ErrorBoundary: PageFailure, children: memberRoutes }],
        },
        paymentRoutes,
      ],
    },
  ],
};

/** Every page of the app. The trees for visitors, members, admins and displays are fetched when they are needed. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouterFailure,
    HydrateFallback: AppSkeleton,
    children: [
      welcomeRoutes,
      signedInRoutes,
      textRoutes,
      ...displayRoutes,
      {
        path: '*',
        lazy: loadLayout([], () => import('./failures/not-found.route.tsx').then((m) => m.NotFoundRoute)),
      },
    ],
  },
];
