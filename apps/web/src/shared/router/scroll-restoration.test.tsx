import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryHistory } from '../../test/memory-history.ts';
import { Router } from './router.ts';
import { Outlet, RouterProvider } from './router-provider.tsx';
import { ScrollRestoration } from './scroll-restoration.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const page = (path: string, name: string) => ({
  path,
  load: () =>
    Promise.resolve({
      Component: () => (
        <>
          <h1>{name}</h1>
          <p id="family" data-place="family">
            Family
          </p>
        </>
      ),
    }),
});

beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
});

async function open() {
  const router = new Router([page('/', 'Search'), page('/profile', 'Profile')], createMemoryHistory());
  render(
    <RouterProvider router={router}>
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>,
  );
  await screen.findByRole('heading', { name: 'Search' });
  return router;
}

it('starts a new page at the top, and finds the old one where it was left', async () => {
  const router = await open();
  await act(() => router.navigate('/?page=2'));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  await act(() => router.navigate('/profile'));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Search' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

it('has everything drawn until the position is restored, so that heights are no guesses', async () => {
  const wasDrawnWhole: boolean[] = [];
  scrollTo.mockImplementation(() =>
    wasDrawnWhole.push(document.documentElement.matches('[data-drawn-whole]')),
  );
  const router = await open();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  await act(() => router.navigate('/profile'));
  await screen.findByRole('heading', { name: 'Profile' });
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Search' });
  expect(wasDrawnWhole).toEqual([false, false, true]);
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-drawn-whole'));
});

it('finds what was in the middle of the screen where it was, also if what stands above is higher now', async () => {
  const router = await open();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  const family = () => screen.getByText('Family');
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(family());
  vi.spyOn(family(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300));
  await act(() => router.navigate('/profile'));
  await screen.findByRole('heading', { name: 'Profile' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 372));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Search' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640 + 72);
});

it('stays where the page is, when it is told to', async () => {
  const router = await open();
  scrollTo.mockReset();
  await act(() => router.navigate('?page=3', { preventScrollReset: true }));
  expect(router.state.location.search).toBe('?page=3');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes to what the hash names', async () => {
  const router = await open();
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  scrollTo.mockReset();
  await act(() => router.navigate('/profile#family'));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Family')]);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('keeps the positions for a reload, and leaves scrolling to the browser while it is away', async () => {
  const router = await open();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(320);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(JSON.parse(sessionStorage.getItem('suchi.scroll-places') ?? '[]')).toContainEqual([
    router.state.location.key,
    { top: 320 },
  ]);
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
