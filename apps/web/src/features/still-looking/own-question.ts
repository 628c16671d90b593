import { answerContract, ownQuestionContract } from '@suchi/contracts/freshness';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { ownProfileKey } from '../../entities/own-profile/own-profile-query.ts';
import { api } from '../../shared/api/api.ts';

/** Whether the family is asked; null: no. */
export const ownQuestionQuery = queryOptions({
  queryKey: ['own-question'],
  queryFn: ({ signal }) => api.call(ownQuestionContract, {}, { signal }),
});

type OwnAnswer = 'yes' | 'engaged' | 'paused';

/** The question itself stays until the page is opened again: its card says thanks. */
export function useAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: OwnAnswer) => api.call(answerContract, { answer }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ownProfileKey }),
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ownQuestionQuery.queryKey, refetchType: 'none' }),
      ]),
  });
}
