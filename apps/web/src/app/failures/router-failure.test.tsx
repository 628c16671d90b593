import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { connection } from '../../shared/api/api.ts';
import type { Route } from '../../shared/router/route.ts';
import { Router } from '../../shared/router/router.ts';
import { Outlet, RouterProvider } from '../../shared/router/router-provider.tsx';
import { createMemoryHistory } from '../../test/memory-history.ts';
import { findConnection, loseConnection } from '../../test/server.ts';
import { loadLayout, loadPage } from '../load-page.ts';
import { RootLayout } from '../shell/root-layout.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageFailure } from './router-failure.tsx';

const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const show = (Component: ComponentType) => () => Promise.resolve({ Component });
const Shell = () => (
  <>
    <header>The header</header>
    <FailureBoundary Failed={PageFailure}>
      <Outlet />
    </FailureBoundary>
  </>
);

function open(routes: readonly Route[]) {
  const router = new Router(routes, createMemoryHistory());
  render(
    <RouterProvider router={router}>
      <RootLayout />
    </RouterProvider>,
  );
  return router;
}

async function openNext(next: Pick<Route, 'guard' | 'load'>) {
  const first = { path: '/', load: show(() => <p>First page</p>) };
  const router = open([{ load: show(Shell), children: [first, { path: '/next', ...next }] }]);
  await screen.findByText('First page');
  await act(() => router.navigate('/next'));
  return router;
}

function fail(): never {
  throw new Error('a page broke');
}

it('keeps the header when a page throws, offers to load again, and is over on the next page', async () => {
  // React logs what the boundary caught.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await openNext({ load: show(fail) });
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  expect(screen.getByText('The header')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(reported).toHaveBeenCalled();
  await act(() => router.navigate('/'));
  expect(await screen.findByText('First page')).toBeVisible();
});

it('has a header of its own when the shell throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open([{ path: '/', load: show(fail) }]);
  expect(await screen.findByRole('banner')).toHaveTextContent('Suchi');
});

it('retries a page whose code did not come, by itself when the connection returns', async () => {
  loseConnection();
  const load = vi.fn<() => Promise<ComponentType>>(notFetched);
  await openNext({ load: loadPage([], load) });
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(screen.getByText('The header')).toBeVisible();
  load.mockResolvedValue(() => <p>The next page</p>);
  await findConnection();
  expect(await screen.findByText('The next page')).toBeVisible();
});

it('has a header while a layout is missing', async () => {
  loseConnection();
  open([{ path: '/', load: loadLayout([], notFetched) }]);
  expect(await screen.findByRole('banner')).toHaveTextContent('Suchi');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('asks a failed guard again when the connection returns', async () => {
  loseConnection();
  await act(() => connection.check());
  let isFailing = true;
  await openNext({
    guard: () => {
      if (isFailing) throw new ApiError({ codes: ['NETWORK'] });
      return null;
    },
    load: show(() => <p>The next page</p>),
  });
  await screen.findByRole('button', { name: 'Try again' });
  isFailing = false;
  await findConnection();
  expect(await screen.findByText('The next page')).toBeVisible();
});
