import {
  mistakesContract,
  openProofContract,
  proofRoundContract,
  remindProofContract,
  settleMistakeContract,
} from '@suchi/contracts/proof';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

const roundKey = ['proof-round'] as const;
/** Families answer all day. */
const freshForMs = 30_000;

export const proofRoundQuery = queryOptions({
  queryKey: [...roundKey, 'counts'],
  queryFn: ({ signal }) => api.call(proofRoundContract, {}, { signal }),
  staleTime: freshForMs,
});

export type MistakesAsk = z.input<typeof mistakesContract.input>;

export const mistakesQuery = (ask: MistakesAsk) =>
  queryOptions({
    queryKey: [...roundKey, 'mistakes', ask],
    queryFn: ({ signal }) => api.call(mistakesContract, ask, { signal }),
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });

export const useOpenRound = () =>
  useChange((given: z.input<typeof openProofContract.input>) => api.call(openProofContract, given));
export const useRemind = () => useChange<void, { mailed: number }>(() => api.call(remindProofContract, {}));
export const useSettle = () =>
  useChange((given: z.input<typeof settleMistakeContract.input>) => api.call(settleMistakeContract, given));

function useChange<Given, Result>(send: (given: Given) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a refusal: someone else may have been quicker.
    onSettled: () => queryClient.invalidateQueries({ queryKey: roundKey }),
  });
}
