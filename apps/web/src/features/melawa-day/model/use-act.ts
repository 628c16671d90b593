import type { UseMutationResult } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from './refusal-words.ts';

/** Sends a step, and says how it went. True: it is done. */
export function useAct() {
  const t = useMessages('melawaDay');
  return async function act<Change, Answer>(
    change: UseMutationResult<Answer, Error, Change>,
    input: Change,
    message: string,
  ): Promise<boolean> {
    try {
      await change.mutateAsync(input);
      showToast({ tone: 'success', message });
      return true;
    } catch (error) {
      showToast({ tone: 'error', message: refusalWords(error, t).join(' ') });
      return false;
    }
  };
}
