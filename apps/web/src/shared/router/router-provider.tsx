import { type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import type { Router } from './router.ts';
import { PagesContext, ParamsContext, RouterContext, RouterStateContext } from './router-context.ts';

interface RouterProviderProps {
  router: Router;
  /** Stays on the screen while pages change; has an `Outlet` for them. */
  children: ReactNode;
}

export function RouterProvider({ router, children }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>
        <ParamsContext value={state.params}>
          <PagesContext value={state.pages ?? []}>{children}</PagesContext>
        </ParamsContext>
      </RouterStateContext>
    </RouterContext>
  );
}

/** The place of the next layout or page. */
export function Outlet() {
  const pages = use(PagesContext);
  const inside = useMemo(() => pages.slice(1), [pages]);
  const Component = pages[0]?.Component;
  if (Component === undefined) return null;
  return (
    <PagesContext value={inside}>
      <Component />
    </PagesContext>
  );
}
