import {
  answerInterestContract,
  closeInterestContract,
  type Interest,
  remindFamilyContract,
  withdrawInterestContract,
} from '@suchi/contracts/families';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from '../model/refusal-words.ts';

/** One step of an interest. Lists, counts and cards are asked for again. */
function useStep<Input>(send: (input: Input) => Promise<Interest>, onDone: (interest: Interest) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: discoveryKey }),
  });
}

/** A step that is one tap. What came of it is told in a toast. */
function useTap(send: (id: number) => Promise<Interest>, done: string) {
  const { mutate, isPending } = useStep(send, () => showToast({ message: done, tone: 'success' }));
  const run = (id: number) =>
    mutate(id, {
      onError: (error) => showToast({ message: refusalWords(error).join(' '), tone: 'error' }),
    });
  return { run, isBusy: isPending };
}

export const useRemind = (done: string) => useTap((id) => api.call(remindFamilyContract, { id }), done);
export const useWithdraw = (done: string) => useTap((id) => api.call(withdrawInterestContract, { id }), done);

type Answer = z.input<typeof answerInterestContract.input>;
export const useAnswer = (onDone: (interest: Interest) => void) =>
  useStep((answer: Answer) => api.call(answerInterestContract, answer), onDone);

type Close = z.input<typeof closeInterestContract.input>;
export const useClose = (onDone: (interest: Interest) => void) =>
  useStep((input: Close) => api.call(closeInterestContract, input), onDone);
