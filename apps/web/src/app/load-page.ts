import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { type LazyNamespace, loadMessages } from '../shared/i18n/messages.ts';

/** What a page's module gives to the router. */
export interface LazyPage {
  Component: ComponentType;
  /** Asks for what the page will show; nobody waits for it. */
  loader?: (args: LoaderFunctionArgs) => null;
}

/** For a route's `lazy`: fetches a page and the words it speaks, side by side. */
export function loadPage(
  namespaces: readonly LazyNamespace[],
  loadComponent: () => Promise<ComponentType | LazyPage>,
) {
  return async (): Promise<LazyPage> => {
    const [page] = await Promise.all([loadComponent(), loadMessages(namespaces)]);
    return typeof page === 'object' && 'Component' in page ? page : { Component: page };
  };
}
