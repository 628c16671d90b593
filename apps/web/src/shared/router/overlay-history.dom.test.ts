import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from '../../test/memory-history.ts';
import { createBrowserHistory } from './browser-history.ts';
import { createLocation } from './location.ts';
import { OverlayHistory } from './overlay-history.ts';

const placeAt = (path: string) => createLocation(path, { pathname: '/' });
afterEach(() => window.history.replaceState(null, '', '/'));

/** On the second page of a tab, with everything that this history does in turn. */
function start() {
  const entries = createMemoryHistory('/');
  const history = new OverlayHistory(entries);
  const onMove = vi.fn<Parameters<typeof history.onMove>[0]>();
  history.onMove(onMove);
  history.push(placeAt('/profile'));
  const here = () => `${entries.read().pathname} ${entries.above()}`;
  return { entries, history, onMove, here, back: () => entries.go(-1), settled: () => waitFor(() => {}) };
}

/** A dialog that closes when it is told to. */
function openDialog(history: OverlayHistory) {
  const onClose = vi.fn<() => void>(() => released());
  const released = history.open(onClose);
  return { onClose, close: released };
}

describe('Back', () => {
  it('closes what is open and stays on the page, and leaves the page the next time', async () => {
    const { history, onMove, here, back, settled } = start();
    const { onClose } = openDialog(history);
    await settled();
    expect(here()).toBe('/profile 1');
    back();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onMove).not.toHaveBeenCalled();
    await settled();
    expect(here()).toBe('/profile 0');
    back();
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pathname: '/' }), -1);
  });

  it('closes only the last of two', async () => {
    const { history, back, settled } = start();
    const below = openDialog(history);
    await settled();
    const above = openDialog(history);
    await settled();
    back();
    expect(above.onClose).toHaveBeenCalledOnce();
    expect(below.onClose).not.toHaveBeenCalled();
    await settled();
    back();
    expect(below.onClose).toHaveBeenCalledOnce();
  });

  it('asks again when the dialog did not close', async () => {
    const { history, here, back } = start();
    const close = vi.fn<() => void>();
    history.open(close);
    await waitFor(() => expect(here()).toBe('/profile 1'));
    back();
    expect(here()).toBe('/profile 0');
    await waitFor(() => expect(here()).toBe('/profile 1'));
    back();
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('a dialog that is closed in another way', () => {
  it('leaves no entry that Back would have to pass', async () => {
    const { history, here, back, onMove, settled } = start();
    const { close } = openDialog(history);
    await settled();
    close();
    await settled();
    expect(here()).toBe('/profile 0');
    back();
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('hands its entry to the next one', async () => {
    const { history, entries, here, settled } = start();
    const { close } = openDialog(history);
    await settled();
    const go = vi.spyOn(entries, 'go');
    close();
    openDialog(history);
    await settled();
    expect(go).not.toHaveBeenCalled();
    expect(here()).toBe('/profile 1');
  });

  it('does not come back with Forward', async () => {
    const { history, entries, here, onMove, settled } = start();
    const { onClose, close } = openDialog(history);
    await settled();
    close();
    await settled();
    entries.go(1);
    await waitFor(() => expect(here()).toBe('/profile 0'));
    expect(onMove).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a link in a dialog', () => {
  it('leads to the next page, and Back to the page of the dialog', async () => {
    const { history, here, back, settled } = start();
    openDialog(history);
    await settled();
    history.push(placeAt('/next'));
    await settled();
    expect(here()).toBe('/next 0');
    back();
    expect(here()).toBe('/profile 0');
  });

  it('can replace the page', async () => {
    const { history, here, back, settled } = start();
    openDialog(history);
    await settled();
    history.replace(placeAt('/profile?tab=2'));
    await settled();
    expect(here()).toBe('/profile 0');
    back();
    expect(here()).toBe('/ 0');
  });

  it('can go back from the page', async () => {
    const { history, here, settled } = start();
    openDialog(history);
    await settled();
    history.go(-1);
    expect(here()).toBe('/ 0');
  });
});

it('goes down to the page where a tab is loaded again with a dialog open', async () => {
  const here = () => window.history.state as { above?: number; idx?: number };
  window.history.replaceState({ idx: 0, key: 'page' }, '', '/profile');
  window.history.pushState({ idx: 1, key: 'page', above: 1 }, '', '/profile');
  const history = new OverlayHistory(createBrowserHistory());
  await waitFor(() => expect(here().idx).toBe(0));
  openDialog(history);
  await waitFor(() => expect(here()).toMatchObject({ idx: 1, above: 1 }));
  // What comes while a move is under way is not lost.
  history.push(placeAt('/next'));
  history.replace(placeAt('/other'));
  await waitFor(() => expect(window.location.pathname).toBe('/other'));
  expect(here().idx).toBe(1);
  expect(here().above ?? 0).toBe(0);
});
