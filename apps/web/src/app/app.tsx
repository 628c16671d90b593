import { type ReactNode, useEffect } from 'react';
import { session } from '../shared/api/api.ts';
import { LanguageProvider } from '../shared/i18n/language-provider.tsx';
import { LoadFailureBar } from '../shared/loading/load-failure-bar.tsx';
import type { Router } from '../shared/router/router.ts';
import { RouterProvider } from '../shared/router/router-provider.tsx';
import { ToastHost } from '../shared/ui/toast-host.tsx';
import { RootLayout } from './shell/root-layout.tsx';

interface AppProps {
  router: Router;
  /** Above every page. */
  top?: ReactNode;
}

export function App({ router, top }: AppProps) {
  // The guards decide again: a page for members leads to the login, a login page leads on, the others stay.
  useEffect(() => {
    const revalidate = () => void router.revalidate();
    const stops = [session.onEnd(revalidate), session.onStartElsewhere(revalidate)];
    // It may have ended while the first page was loading.
    if (session.ended() !== null) revalidate();
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return (
    <LanguageProvider>
      <RouterProvider router={router}>
        {top}
        <RootLayout />
      </RouterProvider>
      <ToastHost />
      <LoadFailureBar />
    </LanguageProvider>
  );
}
