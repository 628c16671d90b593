import type { OwnMelawa } from '@suchi/contracts/melawa';
import { IconCheck } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { UndoBar } from '../../../shared/ui/undo-bar.tsx';
import { useHeldActions } from '../../../shared/ui/use-held-actions.ts';
import { useAnswerMelawa } from '../api/own-melawa.ts';
import { answerNo } from '../model/answer-draft.ts';
import { foldInvitation } from '../model/later.ts';
import { Invitation } from './invitation.tsx';

/** The card until the family has answered. "We cannot come" asks nothing more, and can be taken back. */
export function InvitationOnHome({ own }: { own: OwnMelawa }) {
  const t = useMessages('melawa');
  const { mutateAsync } = useAnswerMelawa();
  const { held, hold, undo } = useHeldActions();
  const sayNo = () =>
    hold({
      words: t('invitation.thanks'),
      hides: () => false,
      hiddenCount: 0,
      send: () =>
        mutateAsync(answerNo).then(
          () => {},
          (error: unknown) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
        ),
    });
  return (
    <>
      {held === null ? <Invitation own={own} onNo={sayNo} onLater={() => foldInvitation(own)} /> : null}
      <UndoBar
        held={held && { key: 'no', icon: <IconCheck size={22} />, words: held.words }}
        undo={{ label: t('invitation.undo'), onUndo: undo }}
      />
    </>
  );
}
