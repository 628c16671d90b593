import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from '../../test/memory-history.ts';
import type { LoadedPage, Route } from './route.ts';
import { Router } from './router.ts';

const pageNamed = (name: string): LoadedPage => ({
  Component: Object.assign(() => null, { displayName: name }),
});
const page = (path: string): Route => ({ path, load: () => Promise.resolve(pageNamed(path)) });

async function start(routes: readonly Route[], address = '/') {
  const history = createMemoryHistory(address);
  const router = new Router(routes, history);
  await settled(router);
  const shown = () => router.state.pages?.map(({ Component }) => Component.displayName);
  return { router, history, shown, path: () => router.state.location.pathname };
}

function settled(router: Router): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (!router.state.isLoading) resolve();
  };
  const stop = router.subscribe(check);
  check();
  return promise.finally(stop);
}

describe('the first page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const askingPage = (answer: Promise<unknown>): Route => ({
    path: '/',
    load: () => Promise.resolve({ ...pageNamed('/'), prefetch: () => answer }),
  });

  it('is there together with its answers, so that it is drawn once', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const router = new Router([askingPage(promise)], createMemoryHistory('/'));
    await vi.advanceTimersByTimeAsync(500);
    expect(router.state.pages).toBeNull();
    resolve(null);
    await router.opened;
    expect(router.state.pages).toHaveLength(1);
  });

  it('does not wait for an answer that failed', async () => {
    const router = new Router(
      [askingPage(Promise.reject(new Error('no network')))],
      createMemoryHistory('/'),
    );
    await router.opened;
    expect(router.state.failure).toBeNull();
    expect(router.state.pages).toHaveLength(1);
  });

  it('waits only a moment for slow answers', async () => {
    const router = new Router([askingPage(new Promise(() => {}))], createMemoryHistory('/'));
    await vi.advanceTimersByTimeAsync(900);
    expect(router.state.pages).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(router.state.pages).toHaveLength(1);
  });

  it('is the only one that waits', async () => {
    const slow = askingPage(new Promise(() => {}));
    const { router, shown } = await start([page('/first'), slow], '/first');
    await router.navigate('/');
    expect(shown()).toEqual(['/']);
  });
});

describe('opening a page', () => {
  it('keeps the old page and its address until the new one is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedPage>();
    const { router, history, shown } = await start([page('/'), { path: '/next', load: () => promise }]);
    const arrived = router.navigate('/next');
    expect(router.state.isLoading).toBe(true);
    expect(shown()).toEqual(['/']);
    expect(history.read().pathname).toBe('/');
    resolve(pageNamed('/next'));
    await arrived;
    expect(router.state.isLoading).toBe(false);
    expect(shown()).toEqual(['/next']);
    expect(history.read().pathname).toBe('/next');
  });

  it('is void when another page is opened before it has loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedPage>();
    const { router, shown } = await start([
      page('/'),
      page('/quick'),
      { path: '/slow', load: () => promise },
    ]);
    const slow = router.navigate('/slow');
    await router.navigate('/quick');
    resolve(pageNamed('/slow'));
    await slow;
    expect(shown()).toEqual(['/quick']);
  });

  it('loads each layout and page once, and asks for the page’s data each time', async () => {
    const prefetch = vi.fn<NonNullable<LoadedPage['prefetch']>>(() => Promise.resolve());
    const load = vi.fn<() => Promise<LoadedPage>>(() =>
      Promise.resolve({ ...pageNamed('person'), prefetch }),
    );
    const layout = {
      load: () => Promise.resolve(pageNamed('layout')),
      children: [{ path: '/person/:id', load }],
    };
    const { router, shown } = await start([layout], '/person/1');
    const { pages } = router.state;
    await router.navigate('/person/2');
    expect(shown()).toEqual(['layout', 'person']);
    // The same list: the layouts are not drawn again.
    expect(router.state.pages).toBe(pages);
    expect(load).toHaveBeenCalledOnce();
    expect(prefetch.mock.calls.map(([params]) => params)).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it('is done at once where nothing has to be loaded', async () => {
    const { router } = await start([{ ...page('/'), guard: () => null }]);
    void router.navigate('?page=2');
    expect(router.state).toMatchObject({ isLoading: false, location: { search: '?page=2' } });
  });

  it('replaces the entry when it is told to, and hands over a state', async () => {
    const { router, path } = await start([page('/'), page('/one'), page('/two')]);
    await router.navigate('/one');
    await router.navigate('/two', { replace: true, state: 'kept', preventScrollReset: true });
    expect(router.state).toMatchObject({
      type: 'replace',
      preventScrollReset: true,
      location: { state: 'kept' },
    });
    await router.navigate(-1);
    await settled(router);
    expect(path()).toBe('/');
    expect(router.state).toMatchObject({ type: 'move', preventScrollReset: false });
  });
});

describe('a guard', () => {
  const guarded = (isOpen: () => boolean, inside = page('/in')): Route[] => [
    page('/'),
    page('/login'),
    { guard: () => (isOpen() ? null : { to: '/login?next=in' }), children: [inside] },
  ];

  it('sends elsewhere before any code is loaded, and leaves no entry behind', async () => {
    const load = vi.fn<NonNullable<Route['load']>>();
    const { router, path } = await start(
      guarded(() => false, { path: '/in', load }),
      '/in',
    );
    expect(path()).toBe('/login');
    expect(router.state.location.search).toBe('?next=in');
    expect(router.state.type).toBe('replace');
    expect(load).not.toHaveBeenCalled();
  });

  it('adds one entry where a link led to it', async () => {
    const { router, path } = await start(guarded(() => false));
    await router.navigate('/in');
    expect(path()).toBe('/login');
    await router.navigate(-1);
    await settled(router);
    expect(path()).toBe('/');
  });

  it('is asked again without a new entry', async () => {
    let isOpen = true;
    const { router, path, history } = await start(
      guarded(() => isOpen),
      '/in',
    );
    const { location } = router.state;
    await router.revalidate();
    expect(router.state.location).toBe(location);
    isOpen = false;
    await router.revalidate();
    expect(path()).toBe('/login');
    expect(history.read()).toBe(router.state.location);
  });

  it('that fails is in the state, for the pages to show', async () => {
    const failure = new Error('no connection');
    const { router, shown } = await start([
      page('/'),
      { ...page('/in'), guard: () => Promise.reject(failure) },
    ]);
    await router.navigate('/in');
    expect(router.state.failure).toBe(failure);
    expect(shown()).toEqual([]);
    await router.navigate('/');
    expect(router.state.failure).toBeNull();
  });
});

describe('a visit that is held back', () => {
  const holding = async () => {
    const started = await start([page('/'), page('/form'), page('/next')]);
    await started.router.navigate('/form');
    const release = started.router.holdBack(({ pathname }) => pathname !== '/form');
    return { ...started, release };
  };

  it('stays until the person leaves', async () => {
    const { router, path } = await holding();
    await router.navigate('/form#family');
    expect(router.state.leave).toBeNull();
    await router.navigate('/next');
    expect(path()).toBe('/form');
    router.state.leave?.();
    await settled(router);
    expect(path()).toBe('/next');
    expect(router.state.leave).toBeNull();
  });

  it('is forgotten when the person stays', async () => {
    const { router, path, release } = await holding();
    await router.navigate('/next');
    router.stay();
    expect(router.state.leave).toBeNull();
    release();
    await router.navigate('/next');
    expect(path()).toBe('/next');
  });

  it('can be the Back button, whose address is restored', async () => {
    const { router, history, path } = await holding();
    await router.navigate(-1);
    expect(history.read().pathname).toBe('/form');
    expect(path()).toBe('/form');
    router.state.leave?.();
    await settled(router);
    expect(path()).toBe('/');
    expect(history.read().pathname).toBe('/');
  });
});
