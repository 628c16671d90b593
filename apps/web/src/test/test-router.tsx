import type { ReactNode } from 'react';
import { Router } from '../shared/router/router.ts';
import { RouterProvider } from '../shared/router/router-provider.tsx';
import { createMemoryHistory } from './memory-history.ts';

const router = new Router([], createMemoryHistory());

/** For a component with links that lead nowhere in the test. */
export function TestRouter({ children }: { children: ReactNode }) {
  return <RouterProvider router={router}>{children}</RouterProvider>;
}
