import type { ReviewProfile } from '@suchi/contracts/review';
import { IconCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { profileNames } from '../profile/profile-names.ts';
import { canReject, type RejectionDraft } from '../profile/rejection.ts';
import { ChecksList } from '../profile/checks-list.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { PartlyHidden } from '../../../shared/ui/partly-hidden.tsx';
import classes from './decision-panel.module.css';
import { HistoryTimeline } from '../profile/history-timeline.tsx';
import { KeyCap } from '../../../shared/ui/key-cap.tsx';
import { RejectionForm } from '../profile/rejection-form.tsx';
import { findAction } from '../profile/verdict.ts';

interface DecisionPanelProps {
  profile: ReviewProfile;
  rejection: RejectionDraft;
  reasonsRef: Ref<HTMLFieldSetElement>;
  onRejectionChange: (draft: RejectionDraft) => void;
  onApprove: () => void;
  onReject: () => void;
  onNext: () => void;
}

/** Checks, approve and reject, and the history. */
export function DecisionPanel(props: DecisionPanelProps) {
  const t = useMessages('admin');
  const { profile } = props;
  return (
    <Stack as="section" gap={4} size="md" aria-label={t('review.decision.label')}>
      <ChecksList checks={profile.checks} />
      {findAction(profile, 'approve') || findAction(profile, 'reject') ? (
        <Decisions {...props} />
      ) : (
        <Stack gap={2} className={classes.box}>
          <p>{t('review.profile.notPending')}</p>
          <Button look="default" fullWidth onClick={props.onNext}>
            {t('review.decision.next')}
          </Button>
        </Stack>
      )}
      <Stack gap={4} align="start" className={classes.history}>
        <HistoryTimeline history={profile.history} />
        <ButtonLink look="default" size="small" to={candidatePath(profile.id)}>
          {t('review.profile.openPage')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

function Decisions({
  profile,
  rejection,
  reasonsRef,
  onRejectionChange,
  onApprove,
  onReject,
  onNext,
}: DecisionPanelProps) {
  const t = useMessages('admin');
  const name = profileNames(profile).short;
  const isChanges = profile.revision !== null;
  return (
    <>
      <Button
        look="green"
        size="large"
        fullWidth
        icon={<IconCheck size={20} aria-hidden="true" />}
        disabled={findAction(profile, 'approve') === null}
        onClick={onApprove}
      >
        {isChanges ? (
          <span>
            <PartlyHidden text={t('review.decision.approveChangesOf', { name })} />
          </span>
        ) : (
          t('review.decision.approve', { name })
        )}
        <KeyCap on="fill">A</KeyCap>
      </Button>
      {profile.is_own_submission ? <Text tone="muted">{t('review.decision.ownSubmission')}</Text> : null}
      {isChanges ? <Text tone="muted">{t('review.decision.approveChangesNote')}</Text> : null}
      {findAction(profile, 'reject') ? (
        <Stack gap={2} className={classes.box}>
          <RejectionForm
            legend={t('review.decision.orReject')}
            draft={rejection}
            onChange={onRejectionChange}
            fieldsetRef={reasonsRef}
            onSubmit={onReject}
          />
          <Button look="default" size="small" fullWidth disabled={!canReject(rejection)} onClick={onReject}>
            <span>
              <PartlyHidden
                text={t(isChanges ? 'review.decision.rejectChangesOf' : 'review.decision.reject', { name })}
              />
            </span>
            <KeyCap>R</KeyCap>
          </Button>
          {isChanges ? <Text tone="muted">{t('review.decision.rejectChangesNote')}</Text> : null}
        </Stack>
      ) : null}
      {/* Where no key and no list is at hand. */}
      <div className={classes.skip}>
        <Button look="default" fullWidth onClick={onNext}>
          {t('review.decision.skip')}
        </Button>
      </div>
    </>
  );
}
