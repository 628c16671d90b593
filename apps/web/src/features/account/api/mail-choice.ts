import { ownMailChoiceContract, setOwnMailChoiceContract } from '@suchi/contracts/bulk-mail';
import type { MailTopic } from '@suchi/domain/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

export const mailChoiceQuery = (of: MailTopic) =>
  queryOptions({
    queryKey: ['own-mail-choice', of],
    queryFn: ({ signal }) => api.call(ownMailChoiceContract, { of }, { signal }),
    // A link in a mail changes it too.
    staleTime: 0,
  });

export function useSetMailChoice(of: MailTopic) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wantsMail: boolean) => api.call(setOwnMailChoiceContract, { of, wants_mail: wantsMail }),
    onSuccess: (choice) => queryClient.setQueryData(mailChoiceQuery(of).queryKey, choice),
  });
}
