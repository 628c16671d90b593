import type { QueryFunction } from '@tanstack/react-query';
import { session } from '../shared/api/api.ts';
import { queryClient } from './query-client.ts';

interface Query {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  staleTime?: unknown;
}

/** Starts a page's queries while its code is still loading. What fails is asked again by the page itself. */
export async function prefetch(...queries: readonly Query[]): Promise<void> {
  if (!session.isSignedIn()) return;
  await Promise.all(
    queries.map(({ queryKey, queryFn, staleTime }) => {
      const options = { queryKey, queryFn: queryFn as QueryFunction };
      return queryClient.prefetchQuery(typeof staleTime === 'number' ? { ...options, staleTime } : options);
    }),
  );
}
