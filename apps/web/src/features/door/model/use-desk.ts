import { createContext, use, useSyncExternalStore } from 'react';
import type { OpenDesk } from './desk-keeper.ts';

export const DeskContext = createContext<OpenDesk | null>(null);

/** The open desk; drawn again with everything that is known anew. */
export function useDesk(): OpenDesk {
  const open = use(DeskContext);
  if (open === null) throw new Error('No desk is open');
  const { version } = open.desk;
  useSyncExternalStore(version.subscribe, version.read);
  return open;
}
