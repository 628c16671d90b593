import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { blockProfile } from '../../../entities/profile-mark/marks-api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import classes from './message-dialog.module.css';

interface BlockDialogProps {
  profileId: number;
  name: string;
  userId: string;
  onBlocked: () => void;
  onClose: () => void;
}

/** Asks for confirmation: a block hides both people from each other. */
export function BlockDialog({ profileId, name, userId, onBlocked, onClose }: BlockDialogProps) {
  const t = useMessages('people');
  const tCommon = useMessages('common');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => blockProfile(profileId, userId),
    onSuccess: () => {
      showToast({ message: t('block.done', { name }), tone: 'success' });
      onBlocked();
    },
  });
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  return (
    <Dialog
      title={t('block.title', { name })}
      confirmLabel={t('block.confirm')}
      onConfirm={() => mutate()}
      isBusy={isPending}
      cancel={{ label: tCommon('cancel'), onCancel: onClose }}
    >
      <div className={classes.content}>
        <p>{t('block.text')}</p>
        <FormAlert words={refusal} />
      </div>
    </Dialog>
  );
}
