import { useState } from 'react';
import { errorWords } from '../i18n/error-words.ts';
import { showToast } from '../ui/toast.ts';

interface Action<Input, Output> {
  mutate: (
    input: Input,
    options: { onSuccess: (output: Output) => void; onError: (error: unknown) => void },
  ) => void;
  isPending: boolean;
}

const none: readonly string[] = [];

/** Sends an action of a dialog: a toast when it is done, words in the dialog when it is refused. */
export function useActionForm<Input, Output>(
  action: Action<Input, Output>,
  doneWords: (output: Output) => string,
  onDone: () => void,
  wordsOf: (error: unknown) => readonly string[] = errorWords,
) {
  const [failure, setFailure] = useState(none);
  const send = (input: Input) => {
    if (action.isPending) return;
    setFailure(none);
    action.mutate(input, {
      onSuccess: (output) => {
        showToast({ message: doneWords(output), tone: 'success' });
        onDone();
      },
      onError: (error) => setFailure(wordsOf(error)),
    });
  };
  return { send, failure, isBusy: action.isPending };
}
