import {
  actOnBulkMailContract,
  bulkMailFailuresContract,
  bulkMailsContract,
  bulkMailSetupContract,
  bulkMailRecipientsContract,
  recipientsPageSize,
  sendBulkMailContract,
  testBulkMailContract,
} from '@suchi/contracts/bulk-mail';
import type { CandidateSelection } from '@suchi/contracts/office';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

const mailsKey = ['bulk-mails'] as const;
const setupKey = ['bulk-mail-setup'] as const;
const recipientsKey = ['bulk-mail-recipients'] as const;

const pollMs = 5000;

/** Asks again every five seconds while a mail of the page is being sent. */
export function bulkMailsQuery(page: number) {
  return queryOptions({
    queryKey: [...mailsKey, 'page', page],
    queryFn: ({ signal }) => api.call(bulkMailsContract, { page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.mails.some(({ progress }) => progress === 'sending' || progress === 'waiting')
        ? pollMs
        : false,
  });
}

export function failuresQuery(id: number, { failed, page }: { failed: number; page: number }) {
  return queryOptions({
    // Another count means another list.
    queryKey: [...mailsKey, 'failures', id, failed, page],
    queryFn: ({ signal }) => api.call(bulkMailFailuresContract, { id, page }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const setupQuery = queryOptions({
  queryKey: setupKey,
  queryFn: ({ signal }) => api.call(bulkMailSetupContract, {}, { signal }),
  staleTime: 60_000,
});

export function recipientsQuery(selection: CandidateSelection) {
  return infiniteQueryOptions({
    queryKey: [...recipientsKey, selection],
    queryFn: ({ signal, pageParam }) =>
      api.call(bulkMailRecipientsContract, { selection, after: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ rows }) => (rows.length < recipientsPageSize ? undefined : rows.at(-1)?.profile_id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useTestMail() {
  return useMutation({
    mutationFn: (mail: z.input<typeof testBulkMailContract.input>) => api.call(testBulkMailContract, mail),
  });
}

export function useSendMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mail: z.input<typeof sendBulkMailContract.input>) => api.call(sendBulkMailContract, mail),
    onSuccess: () =>
      Promise.all([mailsKey, setupKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    // The recipients may have changed.
    onError: () => queryClient.resetQueries({ queryKey: recipientsKey }),
  });
}

export function useActOnMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: z.input<typeof actOnBulkMailContract.input>) =>
      api.call(actOnBulkMailContract, action),
    // Also after a refusal: someone else may have acted.
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}
