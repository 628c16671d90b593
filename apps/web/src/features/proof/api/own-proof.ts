import {
  confirmProofContract,
  type OwnProof,
  ownProofContract,
  reportMistakesContract,
  withdrawProofContract,
} from '@suchi/contracts/proof';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ownProfileKey, ownProfileQuery } from '../../../entities/own-profile/own-profile-query.ts';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { api } from '../../../shared/api/api.ts';

/** The own page as it would be printed, and what the family said about it. */
export const ownProofQuery = queryOptions({
  queryKey: [...ownProfileKey, 'proof'],
  queryFn: ({ signal }) => api.call(ownProofContract, {}, { signal }),
});

export const useConfirmProof = () =>
  useAnswer((digest: string) => api.call(confirmProofContract, { digest }));

export const useReportMistakes = () =>
  useAnswer((given: z.input<typeof reportMistakesContract.input>) => api.call(reportMistakesContract, given));

export const useWithdrawProof = () => useAnswer<void>(() => api.call(withdrawProofContract, {}));

function useAnswer<Given>(send: (given: Given) => Promise<OwnProof>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (proof) => {
      queryClient.setQueryData(ownProofQuery.queryKey, proof);
      // Home and the own profile say whether an answer is missing.
      for (const { queryKey } of [ownProfileQuery, ownSheetQuery])
        void queryClient.invalidateQueries({ queryKey });
    },
    // The page or the round has changed: show how it stands now.
    onError: () => void queryClient.invalidateQueries({ queryKey: ownProofQuery.queryKey }),
  });
}
