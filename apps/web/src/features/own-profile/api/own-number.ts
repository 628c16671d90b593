import { keepNumberContract, ownNumberContract } from '@suchi/contracts/print';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { showToast } from '../../../shared/ui/toast.ts';

const ownNumberKey = [...ownProfileKey, 'number'];

export const ownNumberQuery = queryOptions({
  queryKey: ownNumberKey,
  queryFn: ({ signal }) => api.call(ownNumberContract, {}, { signal }),
});

/** Asks to keep the number of the book before, or no longer. */
export function useKeepNumber() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isKept: boolean) => api.call(keepNumberContract, { is_kept: isKept }),
    onSuccess: (own) => queryClient.setQueryData(ownNumberKey, own),
    onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
  });
}
