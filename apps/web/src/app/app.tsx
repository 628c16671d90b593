import { useEffect } from 'react';
import { session } from '../shared/api/api.ts';
import type { SessionEnd } from '../shared/api/session.ts';
import { loginPath, paths } from '../shared/config/paths.ts';
import { LoadFailureBar } from '../shared/loading/load-failure-bar.tsx';
import type { Router } from '../shared/router/router.ts';
import { RouterProvider } from '../shared/router/router-provider.tsx';
import { ToastHost } from '../shared/ui/toast-host.tsx';
import { RootLayout } from './shell/root-layout.tsx';

interface AppProps {
  router: Router;
}

export function App({ router }: AppProps) {
  useEffect(() => session.onEnd((reason) => goToLogin(router, reason)), [router]);
  // The login page of this tab then leads on; a page that shows someone is drawn anew.
  useEffect(() => session.onStartElsewhere(() => void router.revalidate()), [router]);
  return (
    <>
      <RouterProvider router={router}>
        <RootLayout />
      </RouterProvider>
      <ToastHost />
      <LoadFailureBar />
    </>
  );
}

/** Whoever chose to leave starts afresh; whoever was cut off comes back to where they were. */
function goToLogin(router: Router, reason: SessionEnd) {
  const { pathname, search } = router.state.location;
  const target = reason === 'expired' ? loginPath(pathname + search) : paths.login;
  void router.navigate(target, { replace: true, state: { ended: reason } });
}
