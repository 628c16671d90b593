import {
  answerGrievanceContract,
  assignGrievanceContract,
  confirmGrievanceContract,
  grievanceCaseContract,
  grievanceMonthsContract,
  grievanceQueueContract,
  markSafetyContract,
  noteGrievanceContract,
  recordGrievanceContract,
} from '@suchi/contracts/grievances';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

const key = ['grievance-desk'] as const;
/** Several people work on them. */
const freshForMs = 30_000;

export type DeskState = 'open' | 'answered';

export const grievanceQueueQuery = (state: DeskState, page: number) =>
  queryOptions({
    queryKey: [...key, 'queue', state, page],
    queryFn: ({ signal }) => api.call(grievanceQueueContract, { state, page }, { signal }),
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });

export const grievanceCaseQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'case', id],
    queryFn: ({ signal }) => api.call(grievanceCaseContract, { id }, { signal }),
    staleTime: freshForMs,
  });

export const grievanceMonthsQuery = queryOptions({
  queryKey: [...key, 'months'],
  queryFn: ({ signal }) => api.call(grievanceMonthsContract, {}, { signal }),
  staleTime: freshForMs,
});

/** For the menu; null until it is known. */
export const useOpenGrievanceCount = (): number | null =>
  useQuery(grievanceQueueQuery('open', 1)).data?.open ?? null;

/** Each step reads the lists again, also after a refusal: somebody else may have been first. */
function useStep<Given, Done>(mutationFn: (given: Given) => Promise<Done>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export const useConfirmGrievance = () =>
  useStep((given: z.input<typeof confirmGrievanceContract.input>) =>
    api.call(confirmGrievanceContract, given),
  );
export const useAnswerGrievance = () =>
  useStep((given: z.input<typeof answerGrievanceContract.input>) => api.call(answerGrievanceContract, given));
export const useAssignGrievance = () =>
  useStep((given: z.input<typeof assignGrievanceContract.input>) => api.call(assignGrievanceContract, given));
export const useMarkSafety = () =>
  useStep((given: z.input<typeof markSafetyContract.input>) => api.call(markSafetyContract, given));
export const useNoteGrievance = () =>
  useStep((given: z.input<typeof noteGrievanceContract.input>) => api.call(noteGrievanceContract, given));
export const useRecordGrievance = () =>
  useStep((given: z.input<typeof recordGrievanceContract.input>) => api.call(recordGrievanceContract, given));
