import { ownMailChoiceContract, setOwnMailChoiceContract } from '@suchi/contracts/bulk-mail';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** What is switched on or off. */
export type MailChoice = { wants_mail: boolean } | { wants_family_mail: boolean };

export const mailChoiceQuery = queryOptions({
  queryKey: ['own-mail-choice'],
  queryFn: ({ signal }) => api.call(ownMailChoiceContract, {}, { signal }),
  // A link in a mail changes it too.
  staleTime: 0,
});

export function useSetMailChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: MailChoice) => api.call(setOwnMailChoiceContract, choice),
    onSuccess: (choice) => queryClient.setQueryData(mailChoiceQuery.queryKey, choice),
  });
}
