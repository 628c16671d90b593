import { createContext, use } from 'react';
import type { Params } from './match-path.ts';
import type { LoadedPage } from './route.ts';
import type { Router, RouterState } from './router.ts';

export const RouterContext = createContext<Router | null>(null);
export const RouterStateContext = createContext<RouterState | null>(null);
/** What the next `Outlet` shows, and what is inside of that. */
export const PagesContext = createContext<readonly LoadedPage[]>([]);
export const ParamsContext = createContext<Params>({});

export function useRouter(): Router {
  return required(use(RouterContext));
}

export function useRouterState(): RouterState {
  return required(use(RouterStateContext));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no RouterProvider around this component.');
  return value;
}
