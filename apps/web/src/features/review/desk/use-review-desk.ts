import type { ReviewProfile, ReviewQueueItem } from '@suchi/contracts/profile';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { reviewProfileQuery, reviewQueueQuery } from '../api/review-queries.ts';
import { type DeskDecision, findNeighbour, listDecidedIds } from './desk-state.ts';
import { profileNames } from '../profile/profile-names.ts';
import { appliedSearch, searchDelayMs } from './queue-search-text.ts';
import { useDeskState, useDeskStore } from './desk-provider.tsx';

const lookAgainMs = 60_000;

const noItems: readonly ReviewQueueItem[] = [];

/** The queue without what the reviewer just decided. */
function useVisibleQueue(typed: string) {
  const [settled] = useDebouncedValue(typed, searchDelayMs);
  const search = appliedSearch(settled);
  const queue = useQuery({
    ...reviewQueueQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
  const state = useDeskState();
  const decidedIds = useMemo(() => listDecidedIds(state), [state]);
  const allItems = queue.data?.items ?? noItems;
  const items = useMemo(() => allItems.filter(({ id }) => !decidedIds.includes(id)), [allItems, decidedIds]);
  const decidedCount = allItems.length - items.length;
  return {
    source: queue,
    search,
    items,
    total: (queue.data?.total ?? 0) - decidedCount,
    reviewedCount: (queue.data?.reviewed_today ?? 0) + decidedCount,
    nowMs: queue.dataUpdatedAt,
  };
}
export type VisibleQueue = ReturnType<typeof useVisibleQueue>;

/** State and actions of the desk. */
export function useReviewDesk() {
  const store = useDeskStore();
  const { selectedId, held, notices } = useDeskState();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const queue = useVisibleQueue(typed);
  const profile = useQuery({ ...reviewProfileQuery(selectedId ?? 0), enabled: selectedId !== null });
  const queueIds = queue.items.map(({ id }) => id);
  const firstId = queueIds[0];
  const nextId = findNeighbour(queueIds, selectedId, 1);

  useEffect(() => store.open(), [store]);
  useEffect(() => {
    // Only when no profile is open: a refetch must not replace the profile under the reviewer's hand.
    if (selectedId === null && firstId !== undefined) store.select(firstId);
  }, [store, selectedId, firstId]);
  useEffect(() => {
    if (nextId !== null) void queryClient.prefetchQuery(reviewProfileQuery(nextId));
  }, [queryClient, nextId]);

  function step(direction: 1 | -1): void {
    const id = findNeighbour(queueIds, selectedId, direction);
    if (id !== null) store.select(id);
  }
  function decide(action: DeskDecision['action'], reason = ''): boolean {
    const shown = profile.data;
    // A profile that has not loaded cannot be decided.
    if (!shown || !shown.actions.includes(action)) return false;
    const decision = {
      profileId: shown.id,
      name: nameOf(shown),
      action,
      reason,
      submittedAt: shown.submitted_at,
    };
    return store.decide(decision, queueIds);
  }
  function undo(): void {
    const undone = store.undo();
    const isListed = queue.source.data?.items.some(({ id }) => id === undone?.profileId) ?? false;
    if (undone && !isListed) setTyped('');
  }
  return { store, queue, typed, setTyped, selectedId, profile, held, notices, step, decide, undo };
}
export type ReviewDeskControls = ReturnType<typeof useReviewDesk>;

function nameOf(profile: ReviewProfile): string {
  return profileNames(profile).short;
}
