import {
  changeMobileContract,
  confirmEmailChangeContract,
  startEmailChangeContract,
} from '@suchi/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { currentUserQuery } from '../../../entities/current-user/current-user-query.ts';
import { api } from '../../../shared/api/api.ts';

export const useStartEmailChange = () =>
  useMutation({
    mutationFn: (given: z.input<typeof startEmailChangeContract.input>) =>
      api.call(startEmailChangeContract, given),
  });

function useChange<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(currentUserQuery) });
}

export const useConfirmEmailChange = () =>
  useChange((otp: string) => api.call(confirmEmailChangeContract, { otp }));

export const useChangeMobile = () =>
  useChange((given: z.input<typeof changeMobileContract.input>) => api.call(changeMobileContract, given));
