import { askDownloadContract, ownDataContract, usesContract } from '@suchi/contracts/privacy';
import type { UseKind } from '@suchi/domain/data-use';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const key = [...ownProfileKey, 'data-use'];
const whileMadeMs = 5000;

/** While a file is made, the row looks again. */
export const ownDataQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => api.call(ownDataContract, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.download?.state === 'preparing' ? whileMadeMs : false),
});

export const usesQuery = (kind: UseKind | null) =>
  infiniteQueryOptions({
    queryKey: [...key, 'uses', kind],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        usesContract,
        { ...(kind && { kind }), ...(pageParam !== null && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export function useAskDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { password: string }) => api.call(askDownloadContract, input),
    onSuccess: (own) => client.setQueryData(ownDataQuery.queryKey, own),
  });
}

/** With the session's cookie. */
export const downloadAddress = (id: string): string => `${env.apiUrl}/qe_data/download_file?id=${id}`;
