import type { ReviewProfile } from '@suchi/contracts/review';
import { IconCheck, IconLockOpen, IconUserEdit } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SuspendAccount } from '../../../entities/staff-actions/suspend-account.tsx';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { actAsPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { decideProfile } from '../api/send-decision.ts';
import { profileNames } from '../profile/profile-names.ts';
import { readRefusal } from '../profile/read-refusal.ts';
import { findAction, findSubmittedAt } from '../profile/verdict.ts';
import { refusalWords } from '../profile/refusal-words.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './detail-actions.module.css';
import { PaperConsents } from './paper-consents.tsx';
import { VisibilityActions } from './visibility-actions.tsx';
import { canReject, noRejection, reasonOf } from '../profile/rejection.ts';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { RejectionForm } from '../profile/rejection-form.tsx';

type DetailAction =
  'approve' | 'reject' | 'approve_changes' | 'reject_changes' | 'block' | 'unblock' | 'hide' | 'unhide';

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
        submitted_at: findSubmittedAt(profile),
      }),
    onSuccess: (_, { action }) =>
      showToast({ tone: 'success', message: t(`review.detail.done.${action}`, { name }) }),
  });
}

/** The actions that are allowed for this profile now. They take effect at once. */
export function DetailActions({ profile }: DetailActionsProps) {
  const t = useMessages('admin');
  const [isRejecting, setIsRejecting] = useState(false);
  const { mutate, isPending, variables, error } = useDecision(profile);
  const name = profileNames(profile).short;
  const act = (action: DetailAction, reason = '') => {
    setIsRejecting(false);
    // A second click must not send a second decision.
    if (!isPending) mutate({ action, reason });
  };
  const approve = findAction(profile, 'approve');
  const reject = findAction(profile, 'reject');
  const isChanges = profile.revision !== null;
  const can = (action: DetailAction) => profile.actions.includes(action);
  const isBusy = (action: DetailAction) => isPending && variables.action === action;
  return (
    <Stack as="section" gap={2} aria-label={t('review.detail.actions')}>
      {error ? (
        <div role="alert" className={`framed pad-3 tinted tint-error ${classes.error}`}>
          {refusalWords(readRefusal(error), name, t).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
      {approve ? (
        <Button
          look="green"
          icon={<IconCheck size={20} />}
          isBusy={isBusy(approve)}
          onClick={() => act(approve)}
        >
          {t(isChanges ? 'review.decision.approveChanges' : 'review.detail.approve')}
        </Button>
      ) : null}
      {profile.is_own_submission && reject ? (
        <Text tone="muted" leading="snug" className={classes.hint}>
          {t('review.decision.ownSubmission')}
        </Text>
      ) : null}
      {reject ? (
        <Button look="default" isBusy={isBusy(reject)} onClick={() => setIsRejecting(true)}>
          {t(isChanges ? 'review.decision.rejectChanges' : 'review.detail.reject')}
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
      <ActAsUser ownerId={profile.owner.id} />
      <VisibilityActions can={can} isBusy={isBusy} name={name} onAct={act} />
      <PaperConsents userId={profile.owner.id} name={name} />
      <SuspendAccount userId={profile.owner.id} name={name} isSuspended={profile.owner.is_suspended} />
      {isRejecting && reject ? (
        <RejectDialog
          name={name}
          onClose={() => setIsRejecting(false)}
          onReject={(reason) => act(reject, reason)}
        />
      ) : null}
    </Stack>
  );
}

/** Only admins act for a member. */
function ActAsUser({ ownerId }: { ownerId: string }) {
  const t = useMessages('admin');
  if (!useHasAccess('admin')) return null;
  return (
    <>
      <ButtonLink look="light" icon={<IconUserEdit size={20} />} to={actAsPath(ownerId)}>
        {t('review.detail.actAsUser')}
      </ButtonLink>
      <Text tone="muted" leading="snug" className={classes.hint}>
        {t('review.detail.actAsHint')}
      </Text>
    </>
  );
}

interface RejectDialogProps {
  name: string;
  onClose: () => void;
  onReject: (reason: string) => void;
}

function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const t = useMessages('admin');
  const tCommon = useMessages('common');
  const [draft, setDraft] = useState(noRejection);
  const reject = () => {
    if (canReject(draft)) onReject(reasonOf(draft));
  };
  return (
    <OfficeDialog title={t('review.detail.rejectTitle', { name })} onClose={onClose}>
      <RejectionForm legend={t('review.detail.reason')} draft={draft} onChange={setDraft} onSubmit={reject} />
      <Row gap={3} align="stretch" justify="end" wrap above={4}>
        <Button look="default" onClick={onClose}>
          {tCommon('cancel')}
        </Button>
        <Button disabled={!canReject(draft)} onClick={reject}>
          {t('review.detail.reject')}
        </Button>
      </Row>
    </OfficeDialog>
  );
}
