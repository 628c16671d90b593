import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserHistory } from './browser-history.ts';
import { createLocation } from './location.ts';

const from = { pathname: '/' };
afterEach(() => window.history.replaceState(null, '', '/'));

it('starts at the address of the tab', () => {
  window.history.replaceState(null, '', '/profile/7?tab=family#top');
  expect(createBrowserHistory().read()).toEqual({
    pathname: '/profile/7',
    search: '?tab=family',
    hash: '#top',
    state: null,
    key: 'default',
  });
});

it('says how far back and forward went, and finds what an entry held', async () => {
  const history = createBrowserHistory();
  const onMove = vi.fn<Parameters<typeof history.onMove>[0]>();
  history.onMove(onMove);
  const one = createLocation('/login', from, { email: 'kept' });
  history.push(one);
  history.push(createLocation('/register', from));
  history.replace(createLocation('/terms-and-conditions', from));
  expect(window.location.pathname).toBe('/terms-and-conditions');
  history.go(-1);
  await waitFor(() => expect(onMove).toHaveBeenLastCalledWith(one, -1));
  history.go(1);
  await waitFor(() => expect(onMove.mock.lastCall?.[1]).toBe(1));
  // The key and what was handed over survive a reload.
  history.go(-1);
  await waitFor(() => expect(onMove).toHaveBeenLastCalledWith(one, -1));
  expect(createBrowserHistory().read()).toEqual(one);
});

it('cannot say how far, where an entry is not its own', async () => {
  const history = createBrowserHistory();
  const onMove = vi.fn<Parameters<typeof history.onMove>[0]>();
  history.onMove(onMove);
  window.location.hash = '#main';
  await waitFor(() => expect(onMove).toHaveBeenCalled());
  expect(onMove.mock.lastCall).toMatchObject([{ hash: '#main', key: 'default' }, null]);
});
