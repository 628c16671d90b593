import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from './refusal-words.ts';

/**
 * Sends a change and says what became of it. Not by the callbacks of `mutate`: the button may be gone when the new
 * state is there.
 */
export async function sendChange<Input>(
  change: { mutateAsync: (input: Input) => Promise<unknown> },
  input: Input,
  done: string,
): Promise<boolean> {
  try {
    await change.mutateAsync(input);
  } catch (error) {
    showToast({ message: refusalWords(error), tone: 'error' });
    return false;
  }
  showToast({ message: done, tone: 'success' });
  return true;
}
