import type { EndpointContract } from '@suchi/contracts/basics';
import {
  applySerialsContract,
  askToCompleteContract,
  changeSectionsContract,
  type editionBook,
  editionBookContract,
  freezeCheckContract,
  freezeContract,
  keepNumberForContract,
  makeCurrentContract,
  openNextContract,
  planSerialsContract,
  pullContract,
  switchCheckContract,
  undoSerialsContract,
  unfreezeContract,
} from '@suchi/contracts/print';
import { proofRoundContract } from '@suchi/contracts/proof';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

const key = ['edition'] as const;
const bookKey = [...key, 'book'];

/** Two admins may work on the book. */
export const bookQuery = queryOptions({
  queryKey: bookKey,
  queryFn: ({ signal }) => api.call(editionBookContract, {}, { signal }),
  staleTime: 30_000,
});

export const proofCountsQuery = queryOptions({
  queryKey: [...key, 'proof'],
  queryFn: ({ signal }) => api.call(proofRoundContract, {}, { signal }),
});

/** Asked when the dialog opens, never older. */
export const freezeCheckQuery = queryOptions({
  queryKey: [...key, 'freeze-check'],
  queryFn: ({ signal }) => api.call(freezeCheckContract, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** The same. */
export const switchCheckQuery = (year: number) =>
  queryOptions({
    queryKey: [...key, 'switch-check', year],
    queryFn: ({ signal }) => api.call(switchCheckContract, { year }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export type PlanInput = z.input<typeof planSerialsContract.input>;
export type SerialPlan = z.output<typeof planSerialsContract.output>;

export const planQuery = (input: PlanInput) =>
  queryOptions({
    queryKey: [...key, 'plan', input],
    queryFn: ({ signal }) => api.call(planSerialsContract, input, { signal }),
    staleTime: 0,
  });

/** After a change everything about the edition is asked again. */
function useChange<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output, 'admin'>,
  onSuccess?: (result: z.output<Output>, queryClient: QueryClient) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<Input>) => api.call(contract, input),
    onSuccess: (result) => onSuccess?.(result, queryClient),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Most changes answer with the book. */
const useBookChange = <Input extends z.ZodMiniType>(
  contract: EndpointContract<Input, typeof editionBook, 'admin'>,
) => useChange(contract, (book, queryClient) => void queryClient.setQueryData(bookKey, book));

export const useChangeSections = () => useBookChange(changeSectionsContract);
export const useFreeze = () => useBookChange(freezeContract);
export const useUnfreeze = () => useBookChange(unfreezeContract);
export const usePull = () => useBookChange(pullContract);
export const useOpenNext = () => useBookChange(openNextContract);
export const useMakeCurrent = () => useBookChange(makeCurrentContract);
export const useApplySerials = () => useBookChange(applySerialsContract);
export const useUndoSerials = () => useBookChange(undoSerialsContract);
export const useAskToComplete = () => useChange(askToCompleteContract);
export const useKeepNumberFor = () => useChange(keepNumberForContract);
