import type { EndpointContract } from '@suchi/contracts/basics';
import {
  applySerialsContract,
  changeSectionsContract,
  type EditionBook,
  type editionBook,
  editionBookContract,
  freezeCheckContract,
  freezeContract,
  makeCurrentContract,
  openNextContract,
  planSerialsContract,
  proofRoundContract,
  pullContract,
  undoSerialsContract,
  unfreezeContract,
} from '@suchi/contracts/print';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

export type PlanInput = z.input<typeof planSerialsContract.input>;
export type SerialPlan = z.output<typeof planSerialsContract.output>;

export const planQuery = (input: PlanInput) =>
  queryOptions({
    queryKey: [...key, 'plan', input],
    queryFn: ({ signal }) => api.call(planSerialsContract, input, { signal }),
    staleTime: 0,
  });

/** Every change answers with the book; all else about it is asked again. */
function useBookChange<Input extends z.ZodMiniType>(
  contract: EndpointContract<Input, typeof editionBook, 'admin'>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<Input>): Promise<EditionBook> => api.call(contract, input),
    onSuccess: (book) => queryClient.setQueryData(bookKey, book),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const useChangeSections = () => useBookChange(changeSectionsContract);
export const useFreeze = () => useBookChange(freezeContract);
export const useUnfreeze = () => useBookChange(unfreezeContract);
export const usePull = () => useBookChange(pullContract);
export const useOpenNext = () => useBookChange(openNextContract);
export const useMakeCurrent = () => useBookChange(makeCurrentContract);
export const useApplySerials = () => useBookChange(applySerialsContract);
export const useUndoSerials = () => useBookChange(undoSerialsContract);
