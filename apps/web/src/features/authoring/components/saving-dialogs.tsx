import { AttendanceQuestion } from '../../../entities/attendance/attendance-question.tsx';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { listUnstorable } from '../model/form-errors.ts';
import { useEditor, useFormState } from '../model/profile-editor.ts';
import { useFieldLabel } from '../model/use-answer.ts';
import type { useSaving } from '../model/use-saving.ts';

// Not part of the form's first load.
const ConsentQuestions = lazyPart(async () => {
  const [{ ConsentQuestions: Questions }] = await Promise.all([
    import('../../../entities/consent/consent-questions.tsx'),
    loadMessages(['consent']),
  ]);
  return Questions;
});

interface SavingDialogsProps {
  /** An admin fills in a member's form. */
  isActing: boolean;
  saving: ReturnType<typeof useSaving>;
  onDone: () => void;
}

export function SavingDialogs({ isActing, saving, onDone }: SavingDialogsProps) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  const { dialog, closeDialog } = saving;
  const isChange = useEditor().source.standing?.status === 'Active';
  const saved = dialog === 'draftWaits' ? 'draftWaits' : isChange ? 'changes.draftSaved' : 'draftSaved';
  const away = isActing ? t('actingAs.back') : tCommon('goHome');
  return (
    <>
      <AttendanceQuestion
        isOpen={dialog === 'attendance'}
        edition={saving.edition}
        onAnswer={saving.answerAttendance}
        onClose={closeDialog}
      />
      {dialog === 'consents' ? (
        <ConsentQuestions
          asked={saving.unanswered}
          isForFamily={isActing}
          onAnswer={saving.answerConsents}
          onClose={closeDialog}
        />
      ) : null}
      <AlertDialog
        isOpen={dialog === 'draftSaved' || dialog === 'draftWaits'}
        title={t(`${saved}.title`)}
        confirmLabel={away}
        onConfirm={onDone}
        cancel={{ label: t('draftSaved.stay'), onCancel: closeDialog }}
      >
        <p>{t(`${saved}.text`)}</p>
        <NotInDraft />
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === 'submitted'}
        title={t(isChange ? 'changes.submitted.title' : 'submitted.title')}
        confirmLabel={away}
        onConfirm={onDone}
      >
        {t(isActing ? 'actingAs.submitted' : isChange ? 'changes.submitted.text' : 'submitted.text')}
      </AlertDialog>
    </>
  );
}

function NotInDraft() {
  const t = useMessages('authoring');
  const labelOf = useFieldLabel();
  const fields = listUnstorable(useFormState(({ profile }) => profile));
  return fields.length === 0 ? null : (
    <p>{t('draftSaved.notInDraft', { fields: formatList(fields.map(labelOf)) })}</p>
  );
}
