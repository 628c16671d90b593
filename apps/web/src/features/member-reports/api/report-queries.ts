import { decideReportContract, reportCaseContract, reportQueueContract } from '@suchi/contracts/safety';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { api } from '../../../shared/api/api.ts';

const reportsKey = ['member-reports'] as const;
/** Several people work on the queue. */
const freshForMs = 30_000;

export type QueueState = 'open' | 'decided';

export function reportQueueQuery(state: QueueState, page: number) {
  return queryOptions({
    queryKey: [...reportsKey, 'queue', state, page],
    queryFn: ({ signal }) => api.call(reportQueueContract, { state, page }, { signal }),
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });
}

export function reportCaseQuery(id: number) {
  return queryOptions({
    queryKey: [...reportsKey, 'case', id],
    queryFn: ({ signal }) => api.call(reportCaseContract, { id }, { signal }),
    staleTime: freshForMs,
  });
}

/** For the menu; null until it is known. */
export function useOpenReportCount(): number | null {
  const enabled = useHasAccess('review');
  return useQuery({ ...reportQueueQuery('open', 1), enabled }).data?.open ?? null;
}

export function useDecideReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: z.input<typeof decideReportContract.input>) =>
      api.call(decideReportContract, decision),
    // Also after a refusal: someone else may have decided.
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportsKey }),
  });
}
