import {
  answerMelawaContract,
  type MelawaAnswerData,
  mailPassContract,
  newPassContract,
  ownMelawaContract,
  ownPassContract,
  payMelawaContract,
} from '@suchi/contracts/melawa';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { keepPass, readKeptPass } from '../model/kept-pass.ts';

/** The invitation and the answer of the own family. */
export const ownMelawaQuery = queryOptions({
  queryKey: ['own-melawa'],
  queryFn: ({ signal }) => api.call(ownMelawaContract, {}, { signal }),
});

const passKey = ['own-melawa', 'pass'] as const;

/** The pass; from this device while the server does not answer. */
export const ownPassQuery = queryOptions({
  queryKey: passKey,
  queryFn: async ({ signal }) => keepPass(await api.call(ownPassContract, {}, { signal })),
  initialData: () => readKeptPass() ?? undefined,
  initialDataUpdatedAt: 0,
  networkMode: 'always' as const,
  retry: false,
});

export function useAnswerMelawa() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: MelawaAnswerData) => api.call(answerMelawaContract, answer, { keepalive: true }),
    onSuccess: (own) => {
      queryClient.setQueryData(ownMelawaQuery.queryKey, own);
      void queryClient.invalidateQueries({ queryKey: ownProfileKey });
      void queryClient.invalidateQueries({ queryKey: passKey });
    },
  });
}

/** Begins to pay, or continues. */
export const payMelawa = (amount: number) => api.call(payMelawaContract, { amount });

export function useNewPass() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => keepPass(await api.call(newPassContract, {})),
    onSuccess: (state) => queryClient.setQueryData(passKey, state),
  });
}

export const useMailPass = () => useMutation({ mutationFn: () => api.call(mailPassContract, {}) });
