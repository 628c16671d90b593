import type { StaffAccess } from '@suchi/domain/accounts';
import type { ComponentType, ReactNode } from 'react';
import { type Namespace, loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { PageNotLoaded } from '../failures/page-not-loaded.tsx';

export interface OfficePage {
  /** Who may open it. The server checks the same for each request. */
  access: StaffAccess;
  Page: ComponentType<{ fallback?: ReactNode }>;
  /** A desk uses the whole width beside the narrow menu. A bare page has the screen to itself, and its own way back. */
  frame?: 'desk' | 'bare';
}

/** A page with its words, in a chunk of its own, loaded when it is first opened. */
export function loadOfficePage(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType>,
): OfficePage['Page'] {
  return lazyPart(async () => {
    const [page] = await Promise.all([load(), loadMessages(namespaces)]);
    return page;
  }, PageNotLoaded);
}
