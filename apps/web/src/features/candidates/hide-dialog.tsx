import { type CandidateSelection, hideCandidatesContract, hideMaxProfiles } from '@suchi/contracts/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { countedTotal } from '../../shared/i18n/format-total.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { listKey } from '../../shared/ui/data-list/use-data-list.ts';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';
import { showToast } from '../../shared/ui/toast.ts';

interface HideDialogProps {
  selection: CandidateSelection;
  count: number;
  onClose: () => void;
  onHidden: () => void;
}

/** Hides the selected profiles with one reason. Undo shows exactly those again. */
export function HideDialog({ selection, count, onClose, onHidden }: HideDialogProps) {
  const t = useMessages('candidates');
  const queryClient = useQueryClient();
  const isTooMany = count > hideMaxProfiles;
  const hide = useMutation({
    mutationFn: (input: z.input<typeof hideCandidatesContract.input>) =>
      api.call(hideCandidatesContract, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listKey, 'candidates'] }),
  });
  const undo = (ids: number[]) =>
    hide.mutate(
      { action: 'unhide', selection: { ids } },
      { onError: (error) => showToast({ tone: 'error', message: errorWords(error).join(' ') }) },
    );
  const send = (reason: string) =>
    hide.mutate(
      { action: 'hide', selection, reason },
      {
        onSuccess: ({ changed, left_out: leftOut }) => {
          const words = [t('hide.done', { count: changed.length })];
          if (leftOut > 0) words.push(t('hide.leftOut', { count: leftOut }));
          showToast({
            tone: 'success',
            message: words.join(' '),
            ...(changed.length > 0 && { action: { label: t('hide.undo'), onPress: () => undo(changed) } }),
          });
          onHidden();
        },
      },
    );
  return (
    <ReasonDialog
      title={t('hide.title', countedTotal(count))}
      text={t('hide.text')}
      label={t('hide.reason')}
      confirm={t('hide.confirm')}
      isBusy={hide.isPending}
      failure={
        isTooMany ? [t('hide.tooMany', { count: hideMaxProfiles })] : hide.error ? errorWords(hide.error) : []
      }
      onClose={onClose}
      onConfirm={(reason) => {
        if (!isTooMany && !hide.isPending) send(reason);
      }}
    />
  );
}
