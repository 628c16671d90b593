import { undoAnswerContract } from '@suchi/contracts/families';
import type { InterestAnswer } from '@suchi/domain/families';
import type { QueryClient } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import { translatorFor } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from './refusal-words.ts';

interface Answered {
  id: number;
  answer: InterestAnswer;
  queryClient: QueryClient;
}

/** Says that the answer is sent, and offers for ten seconds to take it back. */
export function tellAnswered({ id, answer, queryClient }: Answered): void {
  const t = translatorFor('families');
  const undo = () =>
    api
      .call(undoAnswerContract, { id })
      .then(
        () => showToast({ message: t('answer.undone'), tone: 'success' }),
        (error: unknown) => showToast({ message: refusalWords(error).join(' '), tone: 'error' }),
      )
      .finally(() => void queryClient.invalidateQueries({ queryKey: discoveryKey }));
  showToast({
    message: t(`answer.sent.${answer}`),
    tone: 'success',
    action: { label: t('answer.undo'), onPress: () => void undo() },
  });
}
