import type { ReviewProfile } from '@suchi/contracts/profile';
import { IconBan, IconCheck, IconLockOpen, IconUserEdit } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actAsPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { decideProfile } from '../api/send-decision.ts';
import { profileNames } from '../profile/profile-names.ts';
import { readRefusal } from '../profile/read-refusal.ts';
import { refusalWords } from '../profile/refusal-words.ts';
import classes from './detail-actions.module.css';
import { RejectDialog } from './reject-dialog.tsx';

type DetailAction = 'approve' | 'reject' | 'block' | 'unblock';

interface DetailActionsProps {
  profile: ReviewProfile;
}

function useDecision(profile: ReviewProfile) {
  const t = useMessages('admin');
  const queryClient = useQueryClient();
  const name = profileNames(profile).short;
  return useMutation({
    mutationFn: ({ action, reason }: { action: DetailAction; reason: string }) =>
      decideProfile(queryClient, {
        profile_id: profile.id,
        action,
        reason,
        submitted_at: profile.submitted_at,
      }),
    onSuccess: (_, { action }) =>
      showToast({ tone: 'success', message: t(`review.detail.done.${action}`, { name }) }),
  });
}

/** The actions that are allowed for this profile now. They take effect at once. */
export function DetailActions({ profile }: DetailActionsProps) {
  const t = useMessages('admin');
  const [asked, setAsked] = useState<'reject' | 'block' | null>(null);
  const { mutate, isPending, variables, error } = useDecision(profile);
  const name = profileNames(profile).short;
  const act = (action: DetailAction, reason = '') => {
    setAsked(null);
    // A second click must not send a second decision.
    if (!isPending) mutate({ action, reason });
  };
  const can = (action: DetailAction) => profile.actions.includes(action);
  const isBusy = (action: DetailAction) => isPending && variables.action === action;
  return (
    <section className={classes.actions} aria-label={t('review.detail.actions')}>
      {error ? (
        <div role="alert" className={classes.error}>
          {refusalWords(readRefusal(error), name, t).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
      {can('approve') ? (
        <Button
          look="green"
          icon={<IconCheck size={20} />}
          isBusy={isBusy('approve')}
          onClick={() => act('approve')}
        >
          {t('review.detail.approve')}
        </Button>
      ) : null}
      {can('reject') ? (
        <Button look="default" isBusy={isBusy('reject')} onClick={() => setAsked('reject')}>
          {t('review.detail.reject')}
        </Button>
      ) : null}
      {can('unblock') ? (
        <Button
          look="default"
          icon={<IconLockOpen size={20} />}
          isBusy={isBusy('unblock')}
          onClick={() => act('unblock')}
        >
          {t('review.detail.unblock')}
        </Button>
      ) : null}
      <ButtonLink look="light" icon={<IconUserEdit size={20} />} to={actAsPath(profile.owner.id)}>
        {t('review.detail.actAsUser')}
      </ButtonLink>
      <p className={classes.hint}>{t('review.detail.actAsHint')}</p>
      {can('block') ? (
        <Button
          look="default"
          icon={<IconBan size={20} />}
          isBusy={isBusy('block')}
          onClick={() => setAsked('block')}
        >
          {t('review.detail.block')}
        </Button>
      ) : null}
      {asked === 'reject' ? (
        <RejectDialog
          name={name}
          onClose={() => setAsked(null)}
          onReject={(reason) => act('reject', reason)}
        />
      ) : null}
      <BlockDialog
        isOpen={asked === 'block'}
        name={name}
        onClose={() => setAsked(null)}
        onBlock={() => act('block')}
      />
    </section>
  );
}

interface BlockDialogProps {
  isOpen: boolean;
  name: string;
  onClose: () => void;
  onBlock: () => void;
}

function BlockDialog({ isOpen, name, onClose, onBlock }: BlockDialogProps) {
  const t = useMessages('admin');
  const tCommon = useMessages('common');
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('review.detail.blockTitle', { name })}
      confirmLabel={t('review.detail.block')}
      onConfirm={onBlock}
      cancel={{ label: tCommon('cancel'), onCancel: onClose }}
    >
      <p>{t('review.detail.blockText')}</p>
    </AlertDialog>
  );
}
