import {
  answerInterestContract,
  closeInterestContract,
  type Interest,
  remindFamilyContract,
  undoAnswerContract,
  withdrawInterestContract,
} from '@suchi/contracts/families';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from '../model/refusal-words.ts';

/** One step of an interest. Lists, counts and cards are asked for again. */
function useStep<Input>(send: (input: Input) => Promise<Interest>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: discoveryKey }),
  });
}

/** Steps that are one tap: a refusal is told in a toast. */
function useTap(send: (id: number) => Promise<Interest>, done: string) {
  const { mutate, isPending } = useStep(send);
  const run = (id: number, onDone?: () => void) =>
    mutate(id, {
      onSuccess: () => {
        showToast({ message: done, tone: 'success' });
        onDone?.();
      },
      onError: (error) => showToast({ message: refusalWords(error).join(' '), tone: 'error' }),
    });
  return { run, isBusy: isPending };
}

export const useRemind = (done: string) => useTap((id) => api.call(remindFamilyContract, { id }), done);
export const useWithdraw = (done: string) => useTap((id) => api.call(withdrawInterestContract, { id }), done);
export const useUndo = (done: string) => useTap((id) => api.call(undoAnswerContract, { id }), done);

export const useAnswer = () =>
  useStep((answer: z.input<typeof answerInterestContract.input>) => api.call(answerInterestContract, answer));
export const useClose = () =>
  useStep((input: z.input<typeof closeInterestContract.input>) => api.call(closeInterestContract, input));
