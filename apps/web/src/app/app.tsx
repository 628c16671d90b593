import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { session } from '../shared/api/api.ts';
import { loginPath, paths } from '../shared/config/paths.ts';
import { ToastHost } from '../shared/ui/toast-host.tsx';

interface AppProps {
  router: DataRouter;
}

export function App({ router }: AppProps) {
  useEffect(() => session.onEnd((reason) => goToLogin(router, reason)), [router]);
  return (
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>
  );
}

/** Whoever chose to leave starts afresh; whoever was cut off comes back to where they were. */
function goToLogin(router: DataRouter, reason: 'logout' | 'expired') {
  const { pathname, search } = router.state.location;
  const target = reason === 'logout' ? paths.login : loginPath(pathname + search);
  void router.navigate(target, { replace: true, state: { ended: reason } });
}
