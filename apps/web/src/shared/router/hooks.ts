import { use, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { Location } from './location.ts';
import { isPathOf, type Params } from './match-path.ts';
import type { NavigateOptions, Router } from './router.ts';
import { ParamsContext, RouterContext, useRouter, useRouterState } from './router-context.ts';

export function useLocation(): Location {
  return useRouterState().location;
}

export function useNavigate(): Router['navigate'] {
  const router = useRouter();
  return useCallback((to, options) => router.navigate(to, options), [router]);
}

/** The named parts of the path. */
export function useParams(): Params {
  return use(ParamsContext);
}

/** Whether the page has this path. */
export function useIsAt(pattern: string): boolean {
  return isPathOf(pattern, useLocation().pathname);
}

/** Whether the page was reached by Back or Forward, or is the first one. */
export function useIsBackOrForward(): boolean {
  return useRouterState().type === 'move';
}

type NewSearch = URLSearchParams | Record<string, string>;

/** The query string, and a way to replace all of it. */
export function useSearchParams(): [URLSearchParams, (search: NewSearch, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const setSearch = useCallback(
    (next: NewSearch, options?: NavigateOptions) =>
      void navigate(`?${new URLSearchParams(next).toString()}`, options),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch];
}

/** Holds a visit to another page back until the person has chosen. */
export function useHoldBack(isNeeded: boolean) {
  const router = useRouter();
  const { leave } = useRouterState();
  useEffect(() => {
    if (!isNeeded) return undefined;
    return router.holdBack(({ pathname }) => pathname !== router.state.location.pathname);
  }, [router, isNeeded]);
  return { isAsking: leave !== null, leave: () => leave?.(), stay: () => router.stay() };
}

/** Back closes what is open, a dialog or a menu, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const router = use(RouterContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? router?.openOverlay(() => close()) : undefined), [router, isOpen]);
}
