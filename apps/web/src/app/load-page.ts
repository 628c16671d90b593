import type { ComponentType } from 'react';
import { type LazyNamespace, loadMessages } from '../shared/i18n/messages.ts';

/** For a route's `lazy`: fetches a page and the words it speaks, side by side. */
export function loadPage(namespaces: readonly LazyNamespace[], loadComponent: () => Promise<ComponentType>) {
  return async (): Promise<{ Component: ComponentType }> => {
    const [Component] = await Promise.all([loadComponent(), loadMessages(namespaces)]);
    return { Component };
  };
}
