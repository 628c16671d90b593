import { type ComponentType, createElement } from 'react';
import { type Namespace, loadMessages } from '../shared/i18n/messages.ts';
import { lazyPart, type LoadFailureProps } from '../shared/loading/lazy-part.tsx';
import type { LoadedPage } from '../shared/router/route.ts';
import { LayoutNotLoaded, PageLoading, PageNotLoaded } from './failures/page-not-loaded.tsx';

type LoadComponent = () => Promise<ComponentType | LoadedPage>;

/** For a route's `load`: loads a page and its words in parallel. */
export function loadPage(namespaces: readonly Namespace[], loadComponent: LoadComponent) {
  return loadRoute(namespaces, loadComponent, PageNotLoaded);
}

/** As `loadPage`, for a route that brings the header: without it the failure has a header of its own. */
export function loadLayout(namespaces: readonly Namespace[], loadComponent: LoadComponent) {
  return loadRoute(namespaces, loadComponent, LayoutNotLoaded);
}

function loadRoute(
  namespaces: readonly Namespace[],
  loadComponent: LoadComponent,
  Failed: ComponentType<LoadFailureProps>,
) {
  const load = async (): Promise<LoadedPage> => {
    const [page] = await Promise.all([loadComponent(), loadMessages(namespaces)]);
    return typeof page === 'object' && 'Component' in page ? page : { Component: page };
  };
  // The router keeps what it gets here, so after a failure it gets a page that goes on trying.
  const Late = lazyPart(() => load().then((page) => page.Component), Failed);
  const late: LoadedPage = { Component: () => createElement(Late, { fallback: createElement(PageLoading) }) };
  return () => load().catch(() => late);
}
