import type { ComponentType } from 'react';
import { paths } from '../shared/config/paths.ts';
import type { Route } from '../shared/router/route.ts';
import { leaveIfSignedIn, requireSession } from './guards/require-session.ts';
import { loadLayout, loadPage } from './load-page.ts';
import { memberRoutes, paymentRoutes } from './member/member-routes.ts';
import { officePlaces } from './office-places.ts';

const loadMemberTree = () => import('./member/member-tree.tsx');
const loadPublicPages = () => import('./public/public-pages.route.tsx');
const welcomeLayout = loadLayout(['signIn', 'fields', 'footer'], () =>
  import('./public/welcome-layout.tsx').then((m) => m.WelcomeLayout),
);

const welcomeRoutes: Route = {
  load: welcomeLayout,
  children: [
    {
      path: paths.login,
      guard: leaveIfSignedIn,
      load: loadPage(['signIn'], () => import('./public/login.route.tsx').then((m) => m.LoginRoute)),
    },
    {
      path: paths.register,
      guard: leaveIfSignedIn,
      load: loadPage(['signIn'], () => import('./public/register.route.tsx').then((m) => m.RegisterRoute)),
    },
    {
      path: paths.join,
      load: loadPage(['signIn', 'staff'], () => import('./public/join.route.tsx').then((m) => m.JoinRoute)),
    },
    {
      path: paths.forgottenPassword,
      load: loadPage(['signIn'], () =>
        import('./public/forgotten-password.route.tsx').then((m) => m.ForgottenPasswordRoute),
      ),
    },
  ],
};

const frontRoute: Route = {
  path: paths.welcome,
  load: loadLayout(['frontPage', 'season', 'footer'], () =>
    import('./public/front-page.route.tsx').then((m) => m.frontPage),
  ),
};

/** For the person who installed the server, before there is anybody to sign in. */
const setupRoute: Route = {
  path: paths.setup,
  load: loadLayout(['setup', 'associationDesign', 'admin', 'signIn', 'fields', 'errors'], () =>
    import('./public/setup.route.tsx').then((m) => m.SetupRoute),
  ),
};

type PublicPages = Awaited<ReturnType<typeof loadPublicPages>>;

function publicPage(path: string, pick: (pages: PublicPages) => ComponentType): Route {
  return { path, load: loadPage(['publicPages'], () => loadPublicPages().then(pick)) };
}

const textRoutes: Route = {
  load: loadLayout(['signIn', 'fields', 'footer'], () =>
    import('./public/text-layout.tsx').then((m) => m.TextLayout),
  ),
  children: [
    {
      path: paths.terms,
      load: loadPage(['signIn', 'terms'], () => import('./public/terms.route.tsx').then((m) => m.TermsRoute)),
    },
    {
      path: paths.blogs,
      load: loadPage(['news'], () => import('./public/blogs.route.tsx').then((m) => m.BlogsRoute)),
    },
    {
      path: paths.mailInEnglish,
      load: loadPage(['mailInEnglish'], () =>
        import('../features/mail-in-english/mail-in-english-page.tsx').then((m) => m.MailInEnglishPage),
      ),
    },
    {
      path: paths.unsubscribe,
      load: loadPage(['mailStop'], () =>
        import('../features/mail-stop/mail-stop-page.tsx').then((m) => m.MailStopPage),
      ),
    },
    {
      path: paths.notice,
      load: loadPage(['notice'], () => import('./public/notice.route.tsx').then((m) => m.NoticeRoute)),
    },
    {
      path: paths.stillLooking,
      load: loadPage(['freshness'], () =>
        import('../features/still-looking/still-looking-page.tsx').then((m) => m.StillLookingPage),
      ),
    },
    {
      path: paths.ownWord,
      load: loadPage(['consent'], () =>
        import('../features/privacy/components/own-word-page.tsx').then((m) => m.OwnWordPage),
      ),
    },
    {
      path: paths.accountClosed,
      load: loadPage(['closing'], () =>
        import('./public/account-closed.route.tsx').then((m) => m.AccountClosedRoute),
      ),
    },
    {
      path: paths.claim,
      load: loadPage(['claim', 'consent'], () =>
        import('./public/claim.route.tsx').then((m) => m.ClaimRoute),
      ),
    },
    {
      path: paths.notMe,
      load: loadPage(['account'], () =>
        import('../features/account/components/not-me-page.tsx').then((m) => m.NotMePage),
      ),
    },
    {
      path: paths.grievanceAgain,
      load: loadPage(['grievances'], () =>
        import('../features/grievances/components/grievance-again.tsx').then((m) => m.GrievanceAgain),
      ),
    },
    {
      path: paths.grievanceForm,
      load: loadPage(['grievances'], () =>
        import('../features/grievances/components/public-grievance.tsx').then((m) => m.PublicGrievance),
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

const sharedRoute: Route = {
  path: paths.sharedBiodata,
  load: loadLayout(['biodata', 'contact', 'safety'], () =>
    import('./public/shared-biodata.route.tsx').then((m) => m.SharedBiodataRoute),
  ),
};

const displayRoutes: Route[] = ([paths.tv, paths.desk, paths.printSuchi, paths.tvPdf] as const).map(
  (path) => ({
    path,
    load: () =>
      import('./display/display-pages.ts').then(({ displayPages }) => displayPages(loadLayout)[path]()),
  }),
);

const signedInRoutes: Route = {
  guard: requireSession,
  load: loadLayout([], () => loadMemberTree().then((m) => m.SignedInLayout)),
  children: [
    {
      load: welcomeLayout,
      children: [
        {
          path: paths.verifyOtp,
          load: loadPage(['signIn'], () =>
            import('./public/verify-otp.route.tsx').then((m) => m.VerifyOtpRoute),
          ),
        },
      ],
    },
    {
      // Without the guards that ask the server: it opens in a hall without network.
      path: paths.melawaPass,
      load: loadPage(['melawa'], () =>
        import('../features/melawa/components/pass-page.tsx').then((m) => m.PassPage),
      ),
    },
    {
      load: loadLayout(['member', 'fields'], () => loadMemberTree().then((m) => m.VerifiedLayout)),
      children: [
        ...officePlaces.map((place) => ({
          path: `${place}/*`,
          load: loadLayout(['member'], () => import('./guards/admin-guard.tsx').then((m) => m.AdminGuard)),
        })),
        {
          load: loadLayout(['member', 'footer'], () => loadMemberTree().then((m) => m.MemberLayout)),
          children: memberRoutes,
        },
        paymentRoutes,
      ],
    },
  ],
};

/** Every page of the app. The trees for visitors, members, admins and displays are fetched when they are needed. */
export const routes: readonly Route[] = [
  welcomeRoutes,
  frontRoute,
  setupRoute,
  signedInRoutes,
  textRoutes,
  sharedRoute,
  ...displayRoutes,
  {
    path: '*',
    load: loadLayout([], () => import('./failures/not-found.route.tsx').then((m) => m.NotFoundRoute)),
  },
];
