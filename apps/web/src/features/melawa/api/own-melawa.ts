import { answerMelawaContract, type MelawaAnswerData, ownMelawaContract } from '@suchi/contracts/melawa';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

/** Prefix of all that the own family asks of the melawa. */
const melawaKey = ['own-melawa'] as const;

/** The invitation and the answer of the own family. */
export const ownMelawaQuery = queryOptions({
  queryKey: [...melawaKey, 'answer'],
  queryFn: ({ signal }) => api.call(ownMelawaContract, {}, { signal }),
});

export function useAnswerMelawa() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: MelawaAnswerData) => api.call(answerMelawaContract, answer, { keepalive: true }),
    onSuccess: (own) => {
      queryClient.setQueryData(ownMelawaQuery.queryKey, own);
      void queryClient.invalidateQueries({ queryKey: ownProfileKey });
      void queryClient.invalidateQueries({ queryKey: [...melawaKey, 'pass'] });
    },
  });
}
