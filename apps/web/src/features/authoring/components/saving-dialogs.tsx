import { AttendanceQuestion } from '../../../entities/attendance/attendance-question.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { useEditor } from '../model/profile-editor.ts';
import type { useSaving } from '../model/use-saving.ts';

interface SavingDialogsProps {
  saving: ReturnType<typeof useSaving>;
  onDone: () => void;
}

export function SavingDialogs({ saving, onDone }: SavingDialogsProps) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  const { dialog, closeDialog, submit } = saving;
  const isChange = useEditor().source.standing?.status === 'Active';
  const saved = dialog === 'draftWaits' ? 'draftWaits' : isChange ? 'changes.draftSaved' : 'draftSaved';
  return (
    <>
      <AttendanceQuestion
        isOpen={dialog === 'attendance'}
        edition={saving.edition}
        onAnswer={submit}
        onClose={closeDialog}
      />
      <AlertDialog
        isOpen={dialog === 'draftSaved' || dialog === 'draftWaits'}
        title={t(`${saved}.title`)}
        confirmLabel={tCommon('goHome')}
        onConfirm={onDone}
        cancel={{ label: t('draftSaved.stay'), onCancel: closeDialog }}
      >
        {t(`${saved}.text`)}
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === 'submitted'}
        title={t(isChange ? 'changes.submitted.title' : 'submitted.title')}
        confirmLabel={tCommon('goHome')}
        onConfirm={onDone}
      >
        {t(isChange ? 'changes.submitted.text' : 'submitted.text')}
      </AlertDialog>
    </>
  );
}
