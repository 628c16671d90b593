import { useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useWithdrawChanges } from '../api/own-changes.ts';

interface WithdrawButtonProps {
  /** Submitted changes are withdrawn, others discarded. For the server it is the same. */
  kind: 'withdraw' | 'discard';
}

export function WithdrawButton({ kind }: WithdrawButtonProps) {
  const t = useMessages('ownProfile');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useWithdrawChanges();
  function withdraw() {
    setIsAsking(false);
    mutate(undefined, {
      onSuccess: () =>
        showToast({
          message: t(kind === 'withdraw' ? 'revision.withdrawn' : 'revision.discarded'),
          tone: 'success',
        }),
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  }
  return (
    <>
      <Button look="default" size="small" isBusy={isPending} onClick={() => setIsAsking(true)}>
        {t(`revision.${kind}`)}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t(kind === 'withdraw' ? 'revision.withdrawTitle' : 'revision.discardTitle')}
        confirmLabel={t(`revision.${kind}`)}
        onConfirm={withdraw}
        cancel={{ label: t('revision.keep'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('revision.withdrawText')}</p>
      </AlertDialog>
    </>
  );
}
