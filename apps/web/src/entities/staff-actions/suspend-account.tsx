import { restoreAccountContract, suspendAccountContract } from '@suchi/contracts/staff';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useActionForm } from '../../shared/forms/use-action-form.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';

interface SuspendAccountProps {
  userId: string;
  name: string;
  isSuspended: boolean;
}

/** For reviewers: closes a member's account, or opens it again, with a reason. */
export function SuspendAccount({ userId, name, isSuspended }: SuspendAccountProps) {
  const t = useMessages('admin');
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (reason: string) =>
      api.call(isSuspended ? restoreAccountContract : suspendAccountContract, { user_id: userId, reason }),
    // The account shows on many pages: candidate, report, users.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const { send, failure, isBusy } = useActionForm(
    change,
    () => t(isSuspended ? 'review.detail.restored' : 'review.detail.suspended', { name }),
    () => setIsAsking(false),
  );
  const verb = isSuspended ? 'restore' : 'suspend';
  const Icon = isSuspended ? IconUserCheck : IconUserOff;
  return (
    <>
      <Button look="default" icon={<Icon size={20} />} onClick={() => setIsAsking(true)}>
        {t(`review.detail.${verb}`)}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={t(`review.detail.${verb}Title`, { name })}
          text={t(`review.detail.${verb}Text`)}
          label={t('review.detail.staffReason')}
          confirm={t(`review.detail.${verb}`)}
          isBusy={isBusy}
          failure={failure}
          onClose={() => setIsAsking(false)}
          onConfirm={send}
        />
      ) : null}
    </>
  );
}
