import { mailPassContract, newPassContract, ownPassContract } from '@suchi/contracts/melawa';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { keepPass, readKeptPass } from '../model/kept-pass.ts';

/** The pass; from this device while the server does not answer. */
export const ownPassQuery = queryOptions({
  queryKey: ['own-melawa', 'pass'],
  queryFn: async ({ signal }) => keepPass(await api.call(ownPassContract, {}, { signal })),
  initialData: () => readKeptPass() ?? undefined,
  initialDataUpdatedAt: 0,
  networkMode: 'always' as const,
  retry: false,
});

export function useNewPass() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => keepPass(await api.call(newPassContract, {})),
    onSuccess: (state) => queryClient.setQueryData(ownPassQuery.queryKey, state),
  });
}

export const useMailPass = () => useMutation({ mutationFn: () => api.call(mailPassContract, {}) });
