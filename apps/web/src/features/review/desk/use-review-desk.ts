import type { ReviewProfile, ReviewQueueItem } from '@suchi/contracts/review';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { reviewKeys, reviewProfileQuery, reviewQueueQuery } from '../api/review-queries.ts';
import { useReaders } from '../api/use-readers.ts';
import { findNeighbour, listDecidedIds } from './desk-state.ts';
import { profileNames } from '../profile/profile-names.ts';
import { findAction, findSubmittedAt } from '../profile/verdict.ts';
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
  const { selectedId: keptId, held, notices } = useDeskState();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const queue = useVisibleQueue(typed);
  const queueIds = queue.items.map(({ id }) => id);
  const firstId = queueIds[0];
  // A search that does not find the open profile must not leave it on stage, where it could be decided by mistake.
  const isFound = queue.search === '' || (keptId !== null && queueIds.includes(keptId));
  const selectedId = isFound ? keptId : (firstId ?? null);
  const profile = useQuery({ ...reviewProfileQuery(selectedId ?? 0), enabled: selectedId !== null });
  const nextId = findNeighbour(queueIds, selectedId, 1);
  const readerOf = useReaders(selectedId);

  useReloadWhenReplaced(profile.data, queue.items);
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
  function decide(verdict: 'approve' | 'reject', reason = ''): boolean {
    const shown = profile.data;
    // A profile that has not loaded cannot be decided.
    if (!shown) return false;
    const action = findAction(shown, verdict);
    if (action === null) return false;
    const decision = {
      profileId: shown.id,
      name: nameOf(shown),
      action,
      reason,
      submittedAt: findSubmittedAt(shown),
    };
    return store.decide(decision, queueIds);
  }
  function undo(): void {
    const undone = store.undo();
    const isListed = queue.source.data?.items.some(({ id }) => id === undone?.profileId) ?? false;
    if (undone && !isListed) setTyped('');
  }
  return { store, queue, readerOf, typed, setTyped, selectedId, profile, held, notices, step, decide, undo };
}
export type ReviewDeskControls = ReturnType<typeof useReviewDesk>;

/** A family that submits again replaces what is on screen, so it is read again before a decision. */
function useReloadWhenReplaced(profile: ReviewProfile | undefined, items: readonly ReviewQueueItem[]): void {
  const queryClient = useQueryClient();
  const waiting = items.find(({ id }) => id === profile?.id)?.submitted_at;
  const shown = profile && findSubmittedAt(profile);
  const reloadedFor = useRef<string | null>(null);
  const id = profile?.id;
  useEffect(() => {
    // Once for each submission: two ways to tell its time must not make an endless loop.
    if (!waiting || !shown || waiting <= shown || reloadedFor.current === waiting) return;
    reloadedFor.current = waiting;
    void queryClient.invalidateQueries({ queryKey: [...reviewKeys.profile, id] });
  }, [queryClient, id, waiting, shown]);
}

function nameOf(profile: ReviewProfile): string {
  return profileNames(profile).short;
}
