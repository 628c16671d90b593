import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { blockProfile } from './block-api.ts';
import { Stack } from '../../shared/ui/layout.tsx';

export interface BlockDialogProps {
  profileId: number;
  name: string;
  userId: string;
  /** With the block, for undoing it. */
  onBlocked: (blockId: number | null) => void;
  onClose: () => void;
}

/** Asks for confirmation: a block hides both people from each other. */
export function BlockDialog({ profileId, name, userId, onBlocked, onClose }: BlockDialogProps) {
  const t = useMessages('safety');
  const tCommon = useMessages('common');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => blockProfile(profileId, userId),
    onSuccess: onBlocked,
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
      <Stack gap={4}>
        <p>{t('block.text')}</p>
        <FormAlert words={refusal} />
      </Stack>
    </Dialog>
  );
}
