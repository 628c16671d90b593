import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useTakeStep } from '../api/incidents.ts';

type Step = { step: 'first_word' | 'reported' | 'test' | 'tell' } | { step: 'close'; note: string };

const doneWords = {
  first_word: 'step',
  reported: 'step',
  test: 'test',
  tell: 'tell',
  close: 'close',
} as const;

/** Takes a step and says what became of it. */
export function useStep(id: number) {
  const t = useMessages('incidents');
  const { mutate, isPending } = useTakeStep();
  const take = (step: Step) =>
    mutate(
      { id, ...step },
      {
        onSuccess: () => showToast({ message: t(`done.${doneWords[step.step]}`), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  return { take, isPending };
}
