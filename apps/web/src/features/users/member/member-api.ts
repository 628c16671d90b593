import type { EndpointContract } from '@suchi/contracts/basics';
import { officeMemberContract } from '@suchi/contracts/office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

export const officeMemberQuery = (id: string) =>
  queryOptions({
    queryKey: ['office-member', id],
    queryFn: ({ signal }) => api.call(officeMemberContract, { id }, { signal }),
  });

/** Also after a refusal: another admin may have changed the account. It shows on many pages. */
export function useHelp<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<Input>) => api.call(contract, input),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
