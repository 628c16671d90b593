import { ownMailChoiceContract, setOwnMailChoiceContract } from '@suchi/contracts/bulk-mail';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

export const mailChoiceQuery = queryOptions({
  queryKey: ['own-mail-choice'],
  queryFn: ({ signal }) => api.call(ownMailChoiceContract, {}, { signal }),
  // A link in a mail changes it too.
  staleTime: 0,
});

export function useSetMailChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wantsMail: boolean) => api.call(setOwnMailChoiceContract, { wants_mail: wantsMail }),
    onSuccess: (choice) => queryClient.setQueryData(mailChoiceQuery.queryKey, choice),
  });
}
