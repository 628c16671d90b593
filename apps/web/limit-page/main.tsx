// What no page of ours can be quicker than: React, the router and one heading. `pnpm lighthouse` measures it beside them.
import { createRoot } from 'react-dom/client';
import { associationAtFirst } from '@suchi/domain/settings';
import { createBrowserHistory } from '../src/shared/router/browser-history.ts';
import { Outlet, RouterProvider } from '../src/shared/router/router-provider.tsx';
import { Router } from '../src/shared/router/router.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const Page = () => (
  <main>
    <h1>{associationAtFirst.shortName}</h1>
  </main>
);
const router = new Router(
  [{ path: '/', load: () => Promise.resolve({ Component: Page }) }],
  createBrowserHistory(),
);
createRoot(root).render(
  <RouterProvider router={router}>
    <Outlet />
  </RouterProvider>,
);
