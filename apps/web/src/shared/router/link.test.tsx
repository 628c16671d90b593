import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createMemoryHistory } from '../../test/memory-history.ts';
import { useParams, useSearchParams } from './hooks.ts';
import { Link, Navigate, NavLink } from './link.tsx';
import { Router } from './router.ts';
import { Outlet, RouterProvider } from './router-provider.tsx';

function Person() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>Person {id}</h1>
      <p>Tab {search.get('tab') ?? 'none'}</p>
      <button type="button" onClick={() => setSearch({ tab: 'family' }, { replace: true })}>
        Family
      </button>
      <NavLink to="/person">People</NavLink>
      <NavLink to="/person" end>
        All people
      </NavLink>
    </>
  );
}

function open(link: ComponentProps<typeof Link>, address = '/') {
  const load = (Component: () => ReactNode) => () => Promise.resolve({ Component });
  const router = new Router(
    [
      { path: '/', load: load(() => <Link {...link}>Open</Link>) },
      { path: '/person/:id', load: load(Person) },
      { path: '/old/:id', load: load(() => <Navigate to="/person/3" replace />) },
    ],
    createMemoryHistory(address),
  );
  render(
    <RouterProvider router={router}>
      <Outlet />
    </RouterProvider>,
  );
  return { router, user: userEvent.setup() };
}

it('opens the page in this tab, with the parts of its path and its query string', async () => {
  const { router, user } = open({ to: '/person/7' });
  await user.click(await screen.findByRole('link', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'Person 7' })).toBeVisible();
  expect(screen.getByText('Tab none')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Family' }));
  expect(await screen.findByText('Tab family')).toBeVisible();
  expect(router.state).toMatchObject({ type: 'replace', location: { search: '?tab=family' } });
});

it('marks the link of the page, and of the pages below it unless it is exact', async () => {
  open({ to: '/' }, '/person/7');
  expect(await screen.findByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All people' })).not.toHaveAttribute('aria-current');
});

it('goes on from an address that has moved', async () => {
  const { router } = open({ to: '/' }, '/old/3');
  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();
  expect(router.state.type).toBe('replace');
});

it.each([
  ['another mouse button', {}, { button: 1 }],
  ['a key that opens a new tab', {}, { ctrlKey: true }],
  ['a link to a new tab', { target: '_blank' }, {}],
  ['a link that loads a document', { reloadDocument: true }, {}],
])('leaves %s to the browser', async (_, props, press) => {
  const { router } = open({ to: '/person/7', ...props });
  const link = await screen.findByRole('link', { name: 'Open' });
  const click = createEvent.click(link, press);
  // After the link's own handler: jsdom cannot load documents.
  let wasLeft = false;
  link.ownerDocument.addEventListener(
    'click',
    (event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect(wasLeft).toBe(true);
  expect(router.state.isLoading).toBe(false);
});

it('does nothing where its own handler said so, and adds no entry for the same address', async () => {
  const onClick = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  const { router, user } = open({ to: '/', onClick });
  const link = await screen.findByRole('link', { name: 'Open' });
  await user.click(link);
  expect(router.state.location.key).toBe('default');
  onClick.mockImplementation(() => {});
  await user.click(link);
  await waitFor(() => expect(router.state.type).toBe('replace'));
});
