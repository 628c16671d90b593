import { reviewReadingContract } from '@suchi/contracts/review';
import { readingBeatMs } from '@suchi/domain/lifecycle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../shared/api/api.ts';
import { reviewKeys } from './review-queries.ts';

/** Tells the others what is open here, and answers who of them has a profile open. A hidden tab says nothing. */
export function useReaders(profileId: number | null): (id: number) => string | null {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['review', 'reading', profileId],
    queryFn: ({ signal }) => api.call(reviewReadingContract, { profile_id: profileId }, { signal }),
    refetchInterval: readingBeatMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    const leave = () => {
      api.call(reviewReadingContract, { profile_id: null }, { keepalive: true }).catch(() => {
        // The others stop seeing it after three beats anyway.
      });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const decisions = data?.decisions;
  const seen = useRef(decisions);
  useEffect(() => {
    if (decisions === undefined || decisions === seen.current) return;
    // Not at the first answer: the queue is new then.
    if (seen.current !== undefined) void queryClient.invalidateQueries({ queryKey: reviewKeys.queue });
    seen.current = decisions;
  }, [queryClient, decisions]);
  return (id) => data?.readers.find((reader) => reader.profile_id === id)?.name ?? null;
}
