import {
  closeAccountContract,
  closingPlanContract,
  comeBackContract,
  type FoundClosed,
  findClosedContract,
  ownNomineeContract,
  saveNomineeContract,
} from '@suchi/contracts/closing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';

const key = [...ownProfileKey, 'closing'];

export const closingPlanQuery = queryOptions({
  queryKey: [...key, 'plan'],
  queryFn: ({ signal }) => api.call(closingPlanContract, {}, { signal }),
  staleTime: 0,
});

export const ownNomineeQuery = queryOptions({
  queryKey: [...key, 'nominee'],
  queryFn: ({ signal }) => api.call(ownNomineeContract, {}, { signal }),
});

export const useCloseAccount = () =>
  useMutation({ mutationFn: (password: string) => api.call(closeAccountContract, { password }) });

export function useSaveNominee() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (nominee: { name: string; relation: string; mobile: string } | null) =>
      api.call(saveNomineeContract, { nominee }),
    onSuccess: ({ nominee }) =>
      client.setQueryData(ownNomineeQuery.queryKey, (own) => own && { ...own, nominee }),
  });
}

export interface Credentials {
  email: string;
  password: string;
}

const anonymous = { anonymous: true } as const;

/** After a refused login: whether the account was closed and may come back. */
export async function findClosed(credentials: Credentials): Promise<FoundClosed | null> {
  return (await api.call(findClosedContract, credentials, anonymous)).closed;
}

export const comeBack = (credentials: Credentials) => api.call(comeBackContract, credentials, anonymous);
