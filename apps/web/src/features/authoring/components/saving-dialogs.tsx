import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import type { useSaving } from '../model/use-saving.ts';

interface SavingDialogsProps {
  saving: ReturnType<typeof useSaving>;
  onDone: () => void;
}

export function SavingDialogs({ saving, onDone }: SavingDialogsProps) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  const { dialog, closeDialog, submit } = saving;
  return (
    <>
      <AlertDialog
        isOpen={dialog === 'attendance'}
        title={t('attendance.title')}
        confirmLabel={t('yes')}
        onConfirm={() => submit(true)}
        cancel={{ label: t('no'), onCancel: () => submit(false) }}
        onClose={closeDialog}
      >
        {t('attendance.question')}
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === 'draftSaved'}
        title={t('draftSaved.title')}
        confirmLabel={tCommon('goHome')}
        onConfirm={onDone}
        cancel={{ label: t('draftSaved.stay'), onCancel: closeDialog }}
      >
        {t('draftSaved.text')}
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === 'submitted'}
        title={t('submitted.title')}
        confirmLabel={tCommon('goHome')}
        onConfirm={onDone}
      >
        {t('submitted.text')}
      </AlertDialog>
    </>
  );
}
