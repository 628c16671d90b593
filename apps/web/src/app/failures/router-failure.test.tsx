import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { connection } from '../../shared/api/api.ts';
import { findConnection, loseConnection } from '../../test/server.ts';
import { loadLayout, loadPage } from '../load-page.ts';
import { PageFailure, RouterFailure } from './router-failure.tsx';

const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Shell = () => (
  <>
    <header>The header</header>
    <Link to="/next">Next page</Link>
    <Outlet />
  </>
);

function openShell(page: object) {
  const children = [
    { index: true, element: <p>First page</p> },
    { path: 'next', ...page },
  ];
  const routes = [
    {
      path: '/',
      Component: Shell,
      ErrorBoundary: RouterFailure,
      children: [{ ErrorBoundary: PageFailure, children }],
    },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return router;
}

it('keeps the header when a page throws, and offers to load again', async () => {
  // React logs what the boundary caught.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = openShell({
    Component: () => {
      throw new Error('a page broke');
    },
  });
  await act(() => router.navigate('/next'));
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  expect(screen.getByText('The header')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(reported).toHaveBeenCalled();
});

it('has a header of its own when the shell throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('the shell broke');
  };
  const router = createMemoryRouter([{ path: '/', ErrorBoundary: RouterFailure, Component: Broken }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('banner')).toHaveTextContent('Suchi');
});

it('retries a page whose code did not come, by itself when the connection returns', async () => {
  loseConnection();
  const load = vi.fn<() => Promise<ComponentType>>(notFetched);
  const router = openShell({ lazy: loadPage([], load) });
  await act(() => router.navigate('/next'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(screen.getByText('The header')).toBeVisible();
  load.mockResolvedValue(() => <p>The next page</p>);
  await findConnection();
  expect(await screen.findByText('The next page')).toBeVisible();
});

it('has a header while a layout is missing', async () => {
  loseConnection();
  const router = createMemoryRouter([{ path: '/', lazy: loadLayout([], notFetched) }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('banner')).toHaveTextContent('Suchi');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('runs a failed loader again when the connection returns', async () => {
  loseConnection();
  await act(() => connection.check());
  let isFailing = true;
  const router = openShell({
    loader: () => {
      if (isFailing) throw new ApiError({ codes: ['NETWORK'] });
      return null;
    },
    element: <p>The next page</p>,
  });
  await act(() => router.navigate('/next'));
  await screen.findByRole('button', { name: 'Try again' });
  isFailing = false;
  await findConnection();
  expect(await screen.findByText('The next page')).toBeVisible();
});
