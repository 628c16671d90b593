import { type FamilyListItem, type Interest, seeInterestContract } from '@suchi/contracts/families';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { familyCountsQuery } from '../api/family-counts-query.ts';
import { useFamilyCounts } from './use-family-counts.ts';

/** How long a card is open on the screen until it counts as seen. */
const seenAfterMs = 2000;

/** Tells the server that a card was open on the screen. The list stays as it is until it is read again. */
export function useSeen(item: FamilyListItem | null, isOnScreen: boolean): void {
  const queryClient = useQueryClient();
  const newest = useFamilyCounts()?.newest ?? null;
  const id = item?.kind === 'interest' && (isNew(item) || newest?.id === item.id) ? item.id : null;
  useEffect(() => {
    if (id === null || !isOnScreen) return undefined;
    const timer = setTimeout(() => {
      api.call(seeInterestContract, { id }).then(
        () => void queryClient.invalidateQueries({ queryKey: familyCountsQuery.queryKey }),
        // The next visit tells it.
        () => {},
      );
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, [id, isOnScreen, queryClient]);
}

/** A family wrote, and nobody has read it. */
export function isNew({ side, state, is_seen: isSeen }: Interest): boolean {
  return side === 'received' && state === 'open' && !isSeen;
}

/** Whether an element is on the screen, and the ref for it. */
export function useOnScreen(): [boolean, (element: HTMLElement | null) => (() => void) | undefined] {
  const [isOnScreen, setIsOnScreen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      {
        threshold: 0.6,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isOnScreen, ref];
}
