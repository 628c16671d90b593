import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { reviewQueueQuery } from '../api/review-queries.ts';
import { sendDecision } from '../api/send-decision.ts';
import { type DeskState, listDecidedIds } from './desk-state.ts';
import { createDeskStore, type DeskStore } from './desk-store.ts';

const DeskContext = createContext<DeskStore | null>(null);

/** Keeps the desk's state for the whole back office: a decision is sent after the reviewer leaves the page. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const ownName = displayName(useCurrentUser());
  const [store] = useState(() =>
    createDeskStore({
      send: (decision) => sendDecision(queryClient, decision, ownName),
      onUnseenNotice: ({ decision }) =>
        showToast({
          tone: 'error',
          message: translatorFor('admin')('review.notices.unseen', { name: decision.name }),
        }),
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', store.release);
    return () => window.removeEventListener('pagehide', store.release);
  }, [store]);
  return <DeskContext value={store}>{children}</DeskContext>;
}

export function useDeskStore(): DeskStore {
  const store = use(DeskContext);
  if (store === null) throw new Error('This component is rendered outside of the desk provider.');
  return store;
}

export function useDeskState(): DeskState {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The number of waiting profiles without those just decided; undefined until loaded. */
export function usePendingCount(): number | undefined {
  const enabled = useHasAccess('review');
  const { data } = useQuery({ ...reviewQueueQuery(), enabled });
  const decidedIds = listDecidedIds(useDeskState());
  if (data === undefined) return undefined;
  return data.total - data.items.filter(({ id }) => decidedIds.includes(id)).length;
}
