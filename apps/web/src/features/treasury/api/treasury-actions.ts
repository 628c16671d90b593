import type { EndpointContract } from '@suchi/contracts/basics';
import {
  askRefundContract,
  bounceChequeContract,
  clearChequeContract,
  confirmRefundContract,
  payRefundContract,
  recordPaymentContract,
  retryRefundContract,
  withdrawRefundContract,
} from '@suchi/contracts/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import { treasuryKey } from './treasury-queries.ts';

/** Everything on the money pages may change with one action, so all of it is loaded again. */
function useAction<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<Input>) => api.call(contract, input),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: treasuryKey }),
  });
}

export const useAskRefund = () => useAction(askRefundContract);
export const useConfirmRefund = () => useAction(confirmRefundContract);
export const useWithdrawRefund = () => useAction(withdrawRefundContract);
export const useRetryRefund = () => useAction(retryRefundContract);
export const usePayRefund = () => useAction(payRefundContract);
export const useRecordPayment = () => useAction(recordPaymentContract);
export const useClearCheque = () => useAction(clearChequeContract);
export const useBounceCheque = () => useAction(bounceChequeContract);
