import type { QueryFunction } from '@tanstack/react-query';
import { session } from '../shared/api/api.ts';
import { queryClient } from './query-client.ts';

interface Query {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  staleTime?: unknown;
}

/** Asks for what a page is about to show, before it is there to ask. What fails is asked again by whoever shows it. */
export function prefetch(...queries: readonly Query[]): void {
  if (!session.isSignedIn()) return;
  for (const { queryKey, queryFn, staleTime } of queries) {
    const options = { queryKey, queryFn: queryFn as QueryFunction };
    void queryClient.prefetchQuery(typeof staleTime === 'number' ? { ...options, staleTime } : options);
  }
}
