import type { BulkMailRecipient, BulkMailRecipientCounts } from '@suchi/contracts/bulk-mail';
import type { CandidateSelection } from '@suchi/contracts/office';
import { leftOutReasons } from '@suchi/domain/bulk-mail';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { recipientsQuery } from '../api/bulk-mail-queries.ts';

export interface Recipients {
  /** Null until the first page has arrived. */
  counts: BulkMailRecipientCounts | null;
  rows: readonly BulkMailRecipient[];
  isLoaded: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Loads all chosen candidates, page by page. Without a selection nothing is loaded. */
export function useRecipients(selection: CandidateSelection | null): Recipients {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, error, refetch } = useInfiniteQuery({
    ...recipientsQuery(selection ?? { ids: [] }),
    enabled: selection !== null,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  return {
    counts: data?.pages[0]?.counts ?? null,
    rows,
    isLoaded: data !== undefined && !hasNextPage,
    error,
    isFetching,
    refetch: () => (data === undefined ? refetch() : fetchNextPage()),
  };
}

/** How many of the chosen get the mail. */
export function countReceivers({ chosen, left_out }: BulkMailRecipientCounts): number {
  return leftOutReasons.reduce((rest, reason) => rest - left_out[reason], chosen);
}
